/** The server's API, typed by its own description. A refusal becomes a `Refused` with the reason in words. */
import createClient from "openapi-fetch";
import type { components, paths } from "./schema";

type Schemas = components["schemas"];
export type Analysis = Schemas["AnalysisTold"];
export type Game = Schemas["GameTold"];
export type Hint = Schemas["HintTold"];
export type Legal = Schemas["LegalTold"];
export type Listed = Schemas["TableListed"];
export type LogLine = Schemas["LineTold"];
export type Mistake = Schemas["MistakeTold"];
export type NewTable = Schemas["NewTable"];
export type Option = Schemas["OptionTold"];
export type Place = Schemas["PlaceTold"];
export type Person = Schemas["PersonTold"];
export type Rating = Schemas["RatingTold"];
export type Result = Schemas["ResultTold"];
export type Seat = Schemas["SeatTold"];
export type Setting = Schemas["SettingTold"];
export type Told = Schemas["TableTold"];
export type Token = Schemas["TokenTold"];
export type Message = Schemas["Words"];

export class Refused extends Error {
  constructor(
    readonly title: string,
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

const client = createClient<paths>();

type Answer<T> = Promise<{ data?: T; error?: unknown; response: Response }>;

/** What was answered; throws what was refused. A server that cannot be reached is refused as status 0. */
async function given<T>(answer: Answer<T>): Promise<T> {
  const { data, error, response } = await answer.catch((): never => {
    throw new Refused("unreachable", 0, "");
  });
  if (response.ok) return data as T;
  const told = (error ?? {}) as Partial<Schemas["Problem"]>;
  throw new Refused(told.title ?? "http", response.status, told.detail ?? response.statusText);
}

const at = (id: string) => ({ params: { path: { id } } });

export const api = {
  games: () => given(client.GET("/api/games")),
  me: () => given(client.GET("/api/me")),
  rename: (name: string, language: Person["language"]) => given(client.PUT("/api/me", { body: { name, language } })),
  register: (login: string, password: string) => given(client.POST("/api/me/account", { body: { login, password } })),
  signIn: (login: string, password: string) => given(client.POST("/api/session", { body: { login, password } })),
  signOut: (everywhere: boolean) => given(client.DELETE("/api/session", { params: { query: { everywhere } } })),
  tokens: () => given(client.GET("/api/me/tokens")),
  newToken: (name: string) => given(client.POST("/api/me/tokens", { body: { name } })),
  revoke: (token: string) => given(client.DELETE("/api/me/tokens/{token}", { params: { path: { token } } })),
  myRatings: () => given(client.GET("/api/me/ratings")),
  ratings: (game: string) => given(client.GET("/api/games/{game}/ratings", { params: { path: { game } } })),
  checkFacts: (game: string, name: string, text: string) =>
    given(client.POST("/api/games/{game}/facts", { params: { path: { game } }, body: { name, text } })),
  tables: (list: "open" | "mine" | "past" | "finished") => given(client.GET("/api/tables", { params: { query: { list } } })),
  create: (body: NewTable) => given(client.POST("/api/tables", { body })),
  bring: (text: string) => given(client.POST("/api/records", { body: { text } })),
  look: (id: string) => given(client.GET("/api/tables/{id}", at(id))),
  log: (id: string) => given(client.GET("/api/tables/{id}/log", at(id))),
  replay: (id: string, seat?: number) =>
    given(client.GET("/api/tables/{id}/replay", { params: { path: { id }, query: { seat } } })),
  why: (id: string, seat: number, action: string) =>
    given(client.GET("/api/tables/{id}/why", { params: { path: { id }, query: { seat, action } } })),
  aid: (id: string, name: string) => given(client.GET("/api/tables/{id}/aids/{name}", { params: { path: { id, name } } })),
  meanings: (id: string) => given(client.GET("/api/tables/{id}/meanings", at(id))),
  hints: (id: string) => given(client.GET("/api/tables/{id}/hints", at(id))),
  analysis: (id: string) => given(client.GET("/api/tables/{id}/analysis", at(id))),
  sit: (id: string, seat: number, body: Schemas["SeatAsked"]) =>
    given(client.PUT("/api/tables/{id}/seats/{seat}", { params: { path: { id, seat } }, body })),
  start: (id: string) => given(client.POST("/api/tables/{id}/start", at(id))),
  close: (id: string) => given(client.POST("/api/tables/{id}/close", at(id))),
  again: (id: string) => given(client.POST("/api/tables/{id}/again", at(id))),
  tryFrom: (id: string, body: Schemas["TryAsked"]) => given(client.POST("/api/tables/{id}/try", { ...at(id), body })),
  act: (id: string, seat: number, number: number, action: number | string) =>
    given(client.POST("/api/tables/{id}/actions", { ...at(id), body: { seat, number, action } })),
  aside: (id: string, seat: number, number: number, say: Record<string, unknown>) =>
    given(client.POST("/api/tables/{id}/asides", { ...at(id), body: { seat, number, say } })),
  habits: (id: string, seat: number, answers: Record<string, string>) =>
    given(client.PUT("/api/tables/{id}/habits", { ...at(id), body: { seat, answers } })),
  chat: (id: string, seat: number, text: string) =>
    given(client.POST("/api/tables/{id}/chat", { ...at(id), body: { seat, text } })),
  report: (id: string, line: number) => given(client.POST("/api/tables/{id}/reports", { ...at(id), body: { line } })),
  undo: (id: string, seat: number, number: number, to: number) =>
    given(client.POST("/api/tables/{id}/undo", { ...at(id), body: { seat, number, to } })),
  consent: (id: string, asked: number, agrees: boolean) =>
    given(client.POST("/api/tables/{id}/consent", { ...at(id), body: { asked, agrees } })),
};
