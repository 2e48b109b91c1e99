"""The API: what can be asked of the server over HTTP, in the words its description uses."""
