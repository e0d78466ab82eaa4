/** Plays at a Tabard server over its WebSocket: TABARD_TOKEN=tabard_… node socket-bot.ts http://localhost:8080 <table> */
const [server = '', link = ''] = process.argv.slice(2);
const headers = { authorization: `Bearer ${process.env.TABARD_TOKEN}` };
const table = link.split('/').at(-1)!;

interface Table {
  readonly status: 'waiting' | 'playing' | 'over' | 'closed';
  readonly seats: readonly { readonly kind: string }[];
  readonly me: { readonly seat: number | null };
  readonly outcome: { readonly scores: readonly number[] } | null;
}
type Message =
  | { readonly type: 'table'; readonly table: Table }
  | { readonly type: 'step'; readonly after: number; readonly view: unknown; readonly legal: readonly string[] }
  | { readonly type: 'refused'; readonly refusal: { readonly text: string } }
  | { readonly type: 'error'; readonly text: string };

/** Put your idea here: `view` is all that the seat may know, `legal` its moves, spelled. */
const choose = (_view: unknown, legal: readonly string[]): string => legal[Math.floor(Math.random() * legal.length)]!;

async function ask(path: string, body?: object): Promise<Table> {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(server + path, { ...post, headers: { ...headers, 'content-type': 'application/json' } });
  const answer = (await response.json()) as Table & { readonly text?: string };
  if (!response.ok) throw new Error(answer.text);
  return answer;
}

const { seats, me } = await ask(`/api/tables/${table}`);
const seat = seats.findIndex(({ kind }) => kind === 'open');
if (me.seat === null) await ask(`/api/tables/${table}/sit`, { seat });

const socket = new WebSocket(`${server.replace('http', 'ws')}/live`, { headers });
const say = (message: object) => socket.send(JSON.stringify(message));
socket.onopen = () => {
  say({ type: 'hello', version: 4, lang: 'en' });
  say({ type: 'follow', table, memory: true });
};
socket.onmessage = ({ data }) => {
  const message: Message = JSON.parse(data);
  if (message.type === 'step' && message.legal.length > 0)
    say({ type: 'move', table, after: message.after, move: choose(message.view, message.legal), wish: crypto.randomUUID() });
  if (message.type === 'refused') throw new Error(message.refusal.text);
  if (message.type === 'error') console.error(message.text);
  if (message.type === 'table' && message.table.status === 'over') {
    console.log('points by seat:', ...message.table.outcome!.scores);
    socket.close();
  }
};
