export { diceTask, noteBytes, noteDice } from './dice.ts';
export { ERROR_CODES, type ErrorCode, Problem } from './errors.ts';
export {
  AtTable,
  BODY_BYTES,
  type DeviceLink,
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
export { ClientMessage, LIVE_PATH, MESSAGE_BYTES, MOVES_AT_ONCE, ServerMessage, type Step, type TableDeed } from './messages.ts';
export { check, readClientMessage, readServerMessage, type Unreadable } from './parse.ts';
export { type Clock, type Dice, NAME_LENGTH, type Refusal, type SeatInfo, type Status, type Table, type Terms, VERSION } from './parts.ts';
export { type Answer, type Asked, type Body, ROUTES, type Route, type RouteName } from './routes.ts';
