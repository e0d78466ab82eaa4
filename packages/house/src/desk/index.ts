import type { House } from '../house.ts';
import type { Handlers, HouseRoute } from './call.ts';
import { dataHandlers } from './data.ts';
import { lobbyHandlers } from './lobby.ts';
import { meHandlers } from './me.ts';
import { replayHandlers } from './replays.ts';
import { tableHandlers } from './tables.ts';
import { turnHandlers } from './turns.ts';

/** Where questions are answered: every call of the protocol that a house can answer by itself. */
export const desk = (house: House): Handlers<HouseRoute> => ({
  ...meHandlers(house),
  ...lobbyHandlers(house),
  ...dataHandlers(house),
  ...tableHandlers(house),
  ...turnHandlers(house),
  ...replayHandlers(house),
});
