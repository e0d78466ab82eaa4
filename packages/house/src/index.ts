export { Spelled } from './archive.ts';
export type { Asker } from './asker.ts';
export type { Follower } from './audience.ts';
export { type Bus, type Listener, type Member, type Note, type Topic, topicOf } from './bus.ts';
export { type Chance, crestOf, deviceIdOf, idFrom, newId } from './chance.ts';
export { cleanName } from './clean-name.ts';
export type { CallMessage, Pusher } from './crier.ts';
export { HURRY_MS, playersAt, wornBy } from './describe.ts';
export type { Call, Handlers, HouseRoute } from './desk/call.ts';
export { desk } from './desk/index.ts';
export { meOf } from './desk/me.ts';
export { deletePlayer, leaveAll, shutOut } from './desk/tables.ts';
export type { Visit } from './door.ts';
export { Games, type Hosted, type Offered } from './games.ts';
export { House, type HouseParts, type TablePlan } from './house.ts';
export { type Granted, LiveTable } from './live-table.ts';
export { memoryBus } from './memory-bus.ts';
export { memoryHouses } from './memory-houses.ts';
export { type Append, type MemoryStoreOptions, memoryStore } from './memory-store.ts';
export type { Report } from './report.ts';
export { actingAt, codeAt, KEEP_MS, openSince } from './row.ts';
export { type Caller, type Line, Session } from './session.ts';
export {
  type Ban,
  type Belief,
  CALL_REASONS,
  type CallReason,
  type Calls,
  type Device,
  type DeviceKind,
  type Houses,
  type Listed,
  type Lists,
  type Logs,
  type Maker,
  MOST_CALLED,
  MOST_DEVICES,
  MOST_WON,
  type Outages,
  type People,
  type Player,
  type PlayerChange,
  type Program,
  type Row,
  type Said,
  type Snapshot,
  type Store,
  type Subscription,
  settingsAfter,
  TALK_KEPT,
  type TalkStore,
} from './store.ts';
export type { Question, Thinker } from './thinker.ts';
export type { Time } from './time.ts';
export { say, type Trouble, trouble } from './trouble.ts';
export { langOf } from './words/index.ts';
