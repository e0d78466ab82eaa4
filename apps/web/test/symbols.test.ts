import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { WARE_SIGNS } from '@tabard/inkworld';
import { expect, test } from 'vitest';
import { FACE_PATHS, MARK_PATHS, SCROLL_PATHS, SIGN_PATHS } from '../src/boards/blanc-noir/icons.ts';
import * as tintenblut from '../src/boards/tintenblut/icons.ts';
import { ADVANTAGE_PATHS, VILLAIN_PATHS } from '../src/boards/tintenblut/portraits.ts';
import { REACTION_PATHS } from '../src/talk/symbols.ts';
import { SYMBOLS } from '../src/ui/symbols.ts';

const DRAWN = new Set(Object.values(icons.icons).flatMap(({ body }) => [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)));
const JOURNEY = [WARE_SIGNS, VILLAIN_PATHS, ADVANTAGE_PATHS, tintenblut.MARK_PATHS];
const COPIED = [SYMBOLS, REACTION_PATHS, FACE_PATHS, SCROLL_PATHS, SIGN_PATHS, MARK_PATHS, ...JOURNEY].flatMap(paths =>
  Object.entries(paths),
);

test.each(COPIED)('the symbol «%s» is one of game-icons.net, as the credits say', (_name, path) => {
  expect(DRAWN).toContain(path);
});
