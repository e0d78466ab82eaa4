import { langOf, type Player, say, type Trouble } from '@tabard/house';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from './status.ts';

/** Answers that something cannot be granted: a code and a sentence in the asker's language. */
export const complain = (request: FastifyRequest, reply: FastifyReply, wrong: Trouble, player?: Player): FastifyReply =>
  reply.status(statusOf(wrong.code)).send(say(wrong, langFor(request, player)));

export const langFor = (request: FastifyRequest, player: Player | undefined) => player?.lang ?? langOf(request.headers['accept-language']);
