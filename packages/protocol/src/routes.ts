import * as v from 'valibot';
import * as http from './http.ts';
import { Table } from './parts.ts';

/** A call of the HTTP API; `:table` in the path is the table's id. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly does: string;
  /** Not for bots. */
  readonly people?: true;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema;
}

/** Every call, once: the server answers these, the client asks these, OpenAPI lists these. */
export const ROUTES = {
  me: { method: 'GET', path: '/api/me', does: 'Who I am here', answer: http.Me },
  changeMe: {
    method: 'PATCH',
    path: '/api/me',
    does: 'Change my name, language, settings or the arms I wear',
    body: http.MePatch,
    answer: http.Me,
  },
  myArms: { method: 'GET', path: '/api/me/arms', does: 'The arms I have won, and which of them I wear', answer: http.MyArms },
  myTables: { method: 'GET', path: '/api/me/tables', does: 'My tables, those waiting for me first', answer: http.MyTables },
  myTurn: {
    method: 'GET',
    path: '/api/me/turn',
    does: 'Wait until a table waits for me: what I may know there and what I may do',
    query: http.TurnQuery,
    answer: http.Turn,
  },
  link: {
    method: 'POST',
    path: '/api/me/link',
    does: 'Make a one-time link to be me on another device',
    people: true,
    body: http.Nothing,
    answer: http.DeviceLink,
  },
  redeem: { method: 'POST', path: '/api/link', does: 'Use such a link', people: true, body: http.Redeem, answer: http.Me },
  devices: { method: 'GET', path: '/api/me/devices', does: 'The devices that are me', people: true, answer: http.MyDevices },
  signOut: {
    method: 'POST',
    path: '/api/me/devices/sign-out',
    does: 'Sign a device out, also the one that asks; its connections end at once',
    people: true,
    body: http.SignOut,
    answer: http.MyDevices,
  },
  signOutOthers: {
    method: 'POST',
    path: '/api/me/devices/sign-out-others',
    does: 'Sign out every device but the one that asks',
    people: true,
    body: http.Nothing,
    answer: http.MyDevices,
  },
  myBots: { method: 'GET', path: '/api/me/bots', does: 'The bots I made tokens for', people: true, answer: http.MyBots },
  makeBot: {
    method: 'POST',
    path: '/api/me/bots',
    does: 'Make a bot, and the token its program comes in with',
    people: true,
    body: http.NewBot,
    answer: http.MadeBot,
  },
  revokeBot: {
    method: 'POST',
    path: '/api/me/bots/revoke',
    does: 'Revoke the token of a bot; it leaves its tables',
    people: true,
    body: http.RevokeBot,
    answer: http.MyBots,
  },
  push: { method: 'GET', path: '/api/push', does: 'Whether this device is called when a table waits for me', answer: http.Push },
  pushOn: {
    method: 'POST',
    path: '/api/me/push',
    does: 'Call this device by web push',
    people: true,
    body: http.PushOn,
    answer: http.Push,
  },
  pushOff: {
    method: 'POST',
    path: '/api/me/push/off',
    does: 'Call this device no more',
    people: true,
    body: http.Nothing,
    answer: http.Push,
  },
  myData: { method: 'GET', path: '/api/me/data', does: 'Everything about me, to take along', people: true, answer: http.MyData },
  deleteMe: {
    method: 'POST',
    path: '/api/me/delete',
    does: 'Forget me and my bots everywhere at once; games of others keep a nameless seat',
    people: true,
    body: http.DeleteMe,
    answer: http.Deleted,
  },
  games: { method: 'GET', path: '/api/games', does: 'The games, their options and bots', answer: http.GameList },
  reach: {
    method: 'GET',
    path: '/api/reach',
    does: 'Where friends in the same network reach this server; told in that network only',
    answer: http.Reach,
  },
  lobby: { method: 'GET', path: '/api/lobby', does: 'Tables where anybody may sit down, the newest first', answer: http.Lobby },
  code: {
    method: 'GET',
    path: '/api/codes/:code',
    does: 'The table that waits for whoever was told these letters',
    answer: http.CodeFound,
  },
  find: {
    method: 'POST',
    path: '/api/find',
    does: 'Sit down at the open table where most people wait, or at a new one that everybody sees',
    body: http.Find,
    answer: Table,
  },
  create: { method: 'POST', path: '/api/tables', does: 'Make a table', body: http.NewTable, answer: Table },
  playNow: { method: 'POST', path: '/api/play-now', does: 'Make a table against bots and begin', body: http.PlayNow, answer: Table },
  table: { method: 'GET', path: '/api/tables/:table', does: 'Who sits where, and how it stands', answer: Table },
  sit: { method: 'POST', path: '/api/tables/:table/sit', does: 'Take an open seat', body: http.Sit, answer: Table },
  leave: {
    method: 'POST',
    path: '/api/tables/:table/leave',
    does: 'Before the start: free my seat. Later: let a bot stand in for me',
    body: http.Wish,
    answer: Table,
  },
  invite: {
    method: 'POST',
    path: '/api/tables/:table/invite',
    does: 'Put one of my bots on an open seat',
    body: http.Invite,
    answer: Table,
  },
  bot: {
    method: 'POST',
    path: '/api/tables/:table/bot',
    does: 'Put a bot on an open seat, or change the level of one',
    body: http.SeatBot,
    answer: Table,
  },
  open: { method: 'POST', path: '/api/tables/:table/open', does: 'Send a bot away before the start', body: http.AtSeat, answer: Table },
  start: {
    method: 'POST',
    path: '/api/tables/:table/start',
    does: 'Fill what is open with bots and begin; whoever committed to bytes is called upon for them',
    body: http.Wish,
    answer: Table,
  },
  reveal: {
    method: 'POST',
    path: '/api/tables/:table/reveal',
    does: 'Send the bytes I committed to, when they are called for',
    body: http.Reveal,
    answer: Table,
  },
  callOff: {
    method: 'POST',
    path: '/api/tables/:table/call-off',
    does: 'Break the start off while bytes are awaited (host)',
    body: http.Wish,
    answer: Table,
  },
  standIn: {
    method: 'POST',
    path: '/api/tables/:table/stand-in',
    does: 'Let a bot play for my seat, or the usual bot for a player who has been gone for a while',
    body: http.SeatBot,
    answer: Table,
  },
  takeBack: {
    method: 'POST',
    path: '/api/tables/:table/take-back',
    does: 'Take my seat back from a stand-in',
    body: http.Wish,
    answer: Table,
  },
  undo: {
    method: 'POST',
    path: '/api/tables/:table/undo',
    does: 'Take my last move back, while nobody has moved since and it taught me nothing',
    body: http.Undo,
    answer: Table,
  },
  offer: {
    method: 'POST',
    path: '/api/tables/:table/offer',
    does: 'Offer a pause, or an early end; with the consent of all people at the table it comes true',
    body: http.Offer,
    answer: Table,
  },
  answer: {
    method: 'POST',
    path: '/api/tables/:table/answer',
    does: 'Agree to what is offered, or not; who offered it may take it back',
    body: http.AnswerOffer,
    answer: Table,
  },
  resume: {
    method: 'POST',
    path: '/api/tables/:table/resume',
    does: 'Go on after a pause',
    body: http.Wish,
    answer: Table,
  },
  turn: {
    method: 'GET',
    path: '/api/tables/:table/turn',
    does: 'Wait until it is my turn here, or the match is over',
    query: http.TurnQuery,
    answer: http.Turn,
  },
  news: {
    method: 'GET',
    path: '/api/tables/:table/news',
    does: 'What happened last where I sit, without going there',
    query: http.NewsQuery,
    answer: http.News,
  },
  move: {
    method: 'POST',
    path: '/api/tables/:table/move',
    does: 'Make a move',
    body: http.Move,
    answer: http.Moved,
  },
  resign: {
    method: 'POST',
    path: '/api/tables/:table/resign',
    does: 'Give up for good; a bot plays on',
    body: http.Wish,
    answer: Table,
  },
  close: {
    method: 'POST',
    path: '/api/tables/:table/close',
    does: 'End the table for everybody (host)',
    body: http.Wish,
    answer: Table,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:table/rematch',
    does: 'The same seats and options again; the new table, also when somebody else asked first',
    body: http.Wish,
    answer: Table,
  },
  replay: {
    method: 'GET',
    path: '/api/tables/:table/replay',
    does: 'A finished match with its dice, to keep and to verify',
    answer: v.unknown(),
  },
  steps: {
    method: 'GET',
    path: '/api/tables/:table/steps',
    does: 'A finished match step by step, as a viewer saw it',
    query: http.StepsQuery,
    answer: http.Steps,
  },
} as const satisfies Record<string, Route>;
export type RouteName = keyof typeof ROUTES;

/** What a call brings, read; `undefined` where there is none. */
export interface Asked<Name extends RouteName> {
  readonly body: (typeof ROUTES)[Name] extends { body: infer S extends v.GenericSchema } ? v.InferOutput<S> : undefined;
  readonly query: (typeof ROUTES)[Name] extends { query: infer S extends v.GenericSchema } ? v.InferOutput<S> : undefined;
}

/** The body a call takes and the answer it gets; `undefined` where there is none. */
export type Body<Name extends RouteName> = (typeof ROUTES)[Name] extends { body: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : undefined;
export type Answer<Name extends RouteName> = v.InferOutput<(typeof ROUTES)[Name]['answer']>;
