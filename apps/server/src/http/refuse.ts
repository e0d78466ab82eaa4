import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Lang } from '@tabard/core';
import { langOf, say, type Trouble, trouble } from '@tabard/house';
import { statusOf } from './status.ts';

/** Whoever is told to go and does not is gone. */
export const CLOSE_MS = 2000;

/** Answers where there is nobody but the socket to do it, and hangs up. */
export function refuse(socket: Duplex, wrong: Trouble, lang: Lang = 'en', status = statusOf(wrong.code)): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(say(wrong, lang));
  const headers = [
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  // Whoever does not hang up, or does not read, is hung up on.
  setTimeout(() => socket.destroy(), CLOSE_MS).unref();
  socket.end([`HTTP/1.1 ${status} Refused`, ...headers, '', body].join('\r\n'), () => socket.destroy());
}

/** What is no HTTP, too long, or does not come to an end. */
export function refuseUnread(error: { readonly code?: string }, socket: Duplex): void {
  if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, trouble('too-big'), 'en', 431);
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, trouble('unreadable'), 'en', 408);
  else refuse(socket, trouble('unreadable', 'HTTP'));
}

/** An address that could not be looked up. */
export function refuseAddress({ code }: { readonly code: string }, { socket, headers }: IncomingMessage): void {
  const wrong = code === 'FST_ERR_BAD_URL' ? trouble('unreadable', 'URL') : trouble('not-found');
  refuse(socket, wrong, langOf(headers['accept-language']));
}
