import { drawGrid } from './draw/grid.ts';
import { COMMANDS, type Command, type ShellWords } from './words.ts';
import { wrapped } from './wrap.ts';

/** What can be typed and pressed. */
export function helpText(shell: ShellWords, { byKeys, width }: { readonly byKeys: boolean; readonly width: number }): string {
  const rows = COMMANDS.map(command => [`  ${shell.commands[command][0]}`, aboutCommand(shell, command)]);
  const listed = rows.map(([word = '', about = '']) => wrapped(`${word}  ${about}`, width, '  '));
  const table = drawGrid({ rows, between: '  ' }, width) ?? listed;
  const others = [shell.help.signs, shell.help.english].filter(line => line !== '');
  return [wrapped(byKeys ? shell.keys : shell.lines, width), ...table, ...others.map(line => wrapped(line, width))].join('\n');
}

function aboutCommand({ help, commands }: ShellWords, command: Command): string {
  return command === 'rules' ? help.rules(commands.rules[0]) : help.about[command];
}
