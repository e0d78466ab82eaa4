import { err, ok } from '@tabard/core';
import {
  type Call,
  type Chance,
  cleanName,
  crestOf,
  type DeviceKind,
  deletePlayer,
  type Handlers,
  type House,
  MOST_DEVICES,
  meOf,
  newId,
  type Program,
  shutOut,
  trouble,
} from '@tabard/house';
import type { MyBot, RouteName } from '@tabard/protocol';
import type { Limits } from '../limits.ts';
import { hashOf, newKey } from '../secrets.ts';
import { revokeTokensOf } from './devices.ts';
import type { From } from './from.ts';

/** A call that came over HTTP: it can also hand out keys. */
export interface HttpCall<Name extends RouteName = RouteName> extends Call<Name> {
  /** From now on, for a year, the asker holds this key. */
  giveKey(key: string): void;
  /** Another year for the key the asker holds. */
  renewKey(): void;
  /** The asker forgets their key. */
  dropKey(): void;
  /** So does it with what tells it from other devices. */
  dropAll(): void;
  /** The hash of the key the asker holds, a new one too; undefined: a program, or a stranger. */
  readonly key: string | undefined;
  readonly device: DeviceKind;
  /** Where the asker is, and the port it reached us by. */
  readonly from: From & { readonly port: number };
}

/** Tokens of one person that are good at the same time. */
const BOTS_AT_ONCE = 20;
const LINK_MS = 15 * 60_000;
/** Says what a token is, to people and to tools that look for secrets in public places. */
const TOKEN_PREFIX = 'tabard_';

type Names = 'me' | 'link' | 'redeem' | 'myBots' | 'makeBot' | 'revokeBot' | 'deleteMe';
type IdentityHandlers = { readonly [Name in Names]: (call: HttpCall<Name>) => ReturnType<Handlers<Name>[Name]> };

/** The calls about who one is: keys of devices, and tokens of programs. */
export function identityHandlers(house: House, me: Handlers<'me'>['me'], limits: Limits): IdentityHandlers {
  const { store, chance } = house;
  const botsOf = async (owner: string) => (await store.programsOf(owner)).map(program => botOf(program, chance));
  return {
    async me(call) {
      // Who may come in may also when nothing can be stored.
      const isNews = call.player && (await house.guarded(store.notePresence(call.player.id, call.key)).catch(() => false));
      if (isNews) call.renewKey();
      return me(call);
    },
    async link({ ensurePlayer }) {
      const player = await ensurePlayer();
      if (!player.ok) return player;
      if (!limits.allow('new-devices-per-owner', player.value.id)) return err(trouble('too-fast'));
      const code = newKey();
      const expires = store.now() + LINK_MS;
      const isAdded = await house.guarded(store.addLink(hashOf(code), player.value.id, expires));
      return isAdded ? ok({ code, expires }) : err(trouble('unknown-device'));
    },
    async redeem({ body, device, giveKey }) {
      const key = newKey();
      const player = await house.guarded(store.redeemLink(hashOf(body.code), hashOf(key), device));
      if (!player) return err(trouble('unknown-link'));
      const dropped = await house.guarded(store.keepKeys(player.id, hashOf(key), MOST_DEVICES));
      if (dropped.length > 0) {
        house.dismiss(player.id);
        await revokeTokensOf(house, player.id, 'signed-out');
      }
      giveKey(key);
      return ok(meOf(house, player));
    },
    myBots: async ({ player }) => ok({ bots: player ? await botsOf(player.id) : [] }),
    async makeBot(call) {
      const name = cleanName(call.body.name);
      if (name === '') return err(trouble('bad-name'));
      const owner = await call.ensurePlayer();
      if (!owner.ok) return owner;
      const { id, lang } = owner.value;
      if (!limits.allow('new-tokens-per-owner', id)) return err(trouble('too-fast'));
      if ((await store.programsOf(id)).length >= BOTS_AT_ONCE) return err(trouble('too-many-bots'));
      const token = TOKEN_PREFIX + newKey();
      const maker = { key: call.key ?? null, device: (await call.markDevice?.()) ?? null };
      const program = await house.guarded(store.addProgram({ id: newId(chance), name, lang, owner: id }, hashOf(token), maker));
      if (!program) return err(trouble('unknown-device'));
      // It may have been signed out just now.
      await revokeTokensOf(house, id, 'signed-out');
      return ok({ bot: botOf(program, chance), token });
    },
    async revokeBot({ body, player }) {
      const programs = player ? await store.programsOf(player.id) : [];
      if (!player || !programs.some(({ id }) => id === body.bot)) return err(trouble('unknown-bot'));
      await shutOut(house, [{ id: body.bot, owner: player.id }], () => store.revokeProgram(player.id, body.bot));
      return ok({ bots: await botsOf(player.id) });
    },
    async deleteMe({ player, dropAll }) {
      const deleted = player !== undefined && (await deletePlayer(house, player.id));
      dropAll();
      return ok({ deleted });
    },
  };
}

const botOf = ({ id, name, made }: Program, chance: Chance): MyBot => ({ id, name, made, crest: crestOf(id, chance) });
