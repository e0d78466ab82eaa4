export { diceTask, noteBytes, noteDice } from './dice.ts';
export { ERROR_CODES, type ErrorCode, Problem } from './errors.ts';
export {
  AtTable,
  BODY_BYTES,
  type DeviceLink,
  type Find,
  type GameList,
  type Invite,
  type Me,
  type MePatch,
  type Moved,
  type MyBot,
  type MyData,
  type MyDevice,
  type MyTables,
  type NewTable,
  type PlayNow,
  SETTINGS_BYTES,
  type SeatBot,
  type SeatPlan,
  type Sit,
  STEPS_AT_ONCE,
  type Steps,
  TABLES_TAKEN,
  type Turn,
  USUAL_WAIT_S,
} from './http.ts';
export {
  ClientMessage,
  LIVE_PATH,
  type Line,
  MESSAGE_BYTES,
  MOVES_AT_ONCE,
  ServerMessage,
  type Step,
  type TableDeed,
  type Watched,
} from './messages.ts';
export { check, readClientMessage, readServerMessage, type Unreadable } from './parse.ts';
export {
  type Clock,
  type Dice,
  type MyTable,
  NAME_LENGTH,
  type Offered,
  type OpenTable,
  type Refusal,
  type SeatInfo,
  type Status,
  type Table,
  type Terms,
  type TimeLeft,
  VERSION,
} from './parts.ts';
export { type Answer, type Asked, type Body, ROUTES, type Route, type RouteName } from './routes.ts';
export { PHRASES, type Phrase, REACTIONS, type Reaction, TEXT_LENGTH, type Words } from './talk.ts';
