import { Engine } from '../engine/engine.ts';
import { answerLines, LONGEST_LINE } from '../engine/lines.ts';
import { type Command, readArgs } from '../usage.ts';

export const command: Command = {
  help: `
tabard engine

The engine for any language: one JSON request a line on standard input, one answer a line on standard output, same "id".
A mistake is answered by {"id":…,"error":{"because":"…","text":"…"}} and never ends the process; the end of the input does.

  {"id":1,"cmd":"games"}
  {"id":2,"cmd":"new","game":"blanc-noir","seats":3,"seed":"7","config":{"edition":"de"}}
  {"id":3,"cmd":"load","position":{…},"seed":"7"}
  {"id":4,"cmd":"moves"}                          "seat" where several act
  {"id":5,"cmd":"play","move":"draw"}             "seat" optional; "lang" (en, de, fr, ja) for the text of a refusal
  {"id":6,"cmd":"position"}
  {"id":7,"cmd":"view","seat":0}                  or "public"
  {"id":8,"cmd":"resample","seat":0,"seed":"x"}   new guesses at all that seat may not know
  {"id":9,"cmd":"outcome"}
  {"id":10,"cmd":"bot","level":"greedy","seed":"3"}  or another of tabard bot --help; where it searches "iterations" or "ms"
  {"id":11,"cmd":"random","game":"blanc-noir","seats":3,"games":1000,"seed":"1","config":{}}
`,

  async run(args, catalog) {
    readArgs(args, {});
    const engine = new Engine(catalog.games);
    const tooLong = JSON.stringify({ id: null, error: { because: 'too-long', text: `a line has at most ${LONGEST_LINE} characters` } });
    await answerLines(process.stdin, process.stdout, line => engine.answer(line), tooLong);
    return 0;
  },
};
