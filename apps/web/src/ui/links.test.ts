import { expect, test } from 'vitest';
import { linksTo } from './links.ts';

const FRIENDS = ['http://192.168.1.7:8080', 'http://10.0.0.3:8080'];

test.each(['localhost', '127.0.0.1', '[::1]'])('at %s friends get the addresses of this machine in its network', hostname => {
  expect(linksTo('/table/x', { hostname, origin: `http://${hostname}:8080` }, FRIENDS)).toEqual([
    'http://192.168.1.7:8080/table/x',
    'http://10.0.0.3:8080/table/x',
  ]);
});

test('an address that friends can open stays as it is', () => {
  const here = { hostname: 'games.example', origin: 'https://games.example' };
  expect(linksTo('/table/x', here, FRIENDS)).toEqual(['https://games.example/table/x']);
});

test('without a network there is only this computer', () => {
  expect(linksTo('/table/x', { hostname: 'localhost', origin: 'http://localhost:8080' }, [])).toEqual(['http://localhost:8080/table/x']);
});
