import { AUGMENTATIONS, COLUMNS, markerValue, takes } from '@tabard/blason/questions';
import type { Lang } from '@tabard/core';
import type { AidProps } from '../../aid/load.ts';
import { Entries, Entry, Part, Steps } from '../../aid/parts.tsx';
import type { ColumnName, Say, Type } from './game.ts';
import { EmblemSign, MarkSign, TypeSign } from './signs.tsx';
import './cards.css';

interface Text {
  readonly turn: string;
  readonly steps: readonly string[];
  readonly types: string;
  readonly augmentations: string;
  readonly worth: string;
  readonly award: string;
  readonly tens: string;
  readonly full: string;
  readonly most: string;
  readonly herald: string;
}

const TEXT: Readonly<Record<Lang, Text>> = {
  en: {
    turn: 'Your turn',
    steps: [
      'Take two cards, or place as many as you can pay for.',
      'Once, at any time in between: a herald.',
      'Claim an award that your shield fulfils.',
      'With more than 7 cards, discard down to 5.',
    ],
    types: 'What goes where',
    augmentations: 'Augmentations',
    worth: 'What brings prestige',
    award: 'an award, from the first to the last',
    tens: 'the first to reach 10, 20, 30, 40, 50; a herald for all the others',
    full: 'the first full shield; one turn more for all the others',
    most: 'at the end, the most cards of an augmentation',
    herald: 'a herald left at the end',
  },
  de: {
    turn: 'Dein Zug',
    steps: [
      'Nimm zwei Karten, oder lege so viele, wie du bezahlen kannst.',
      'Einmal, jederzeit dazwischen: ein Heroldmarker.',
      'Nimm eine Auszeichnung, die dein Schild erfüllt.',
      'Bei mehr als 7 Karten wirf bis auf 5 ab.',
    ],
    types: 'Was wohin gehört',
    augmentations: 'Wappenbesserungen',
    worth: 'Was Prestige bringt',
    award: 'eine Auszeichnung, von der ersten bis zur letzten',
    tens: 'wer zuerst 10, 20, 30, 40, 50 erreicht; alle anderen bekommen einen Heroldmarker',
    full: 'der erste volle Schild; alle anderen haben noch einen Zug',
    most: 'am Ende die meisten Karten einer Wappenbesserung',
    herald: 'ein übriger Heroldmarker',
  },
  fr: {
    turn: 'Votre tour',
    steps: [
      'Prenez deux cartes, ou posez toutes celles que vous pouvez payer.',
      'Une fois, à tout moment entre-temps\u00a0: un héraut.',
      'Réclamez une distinction que votre écu remplit.',
      'Avec plus de 7 cartes, défaussez jusqu’à 5.',
    ],
    types: 'Ce qui va où',
    augmentations: 'Augmentations',
    worth: 'Ce qui rapporte du prestige',
    award: 'une distinction, de la première à la dernière',
    tens: 'le premier à 10, 20, 30, 40, 50\u202f; un héraut pour tous les autres',
    full: 'le premier écu complet\u202f; encore un tour pour tous les autres',
    most: 'à la fin, le plus de cartes d’une augmentation',
    herald: 'un héraut restant à la fin',
  },
  ja: {
    turn: '手番',
    steps: [
      '2枚取る。または、支払える限り何枚でも置く。',
      '途中のどこかで1度：紋章官を使う。',
      '盾が達成した褒賞を1つ得る。',
      '手札が8枚以上なら、5枚になるまで捨てる。',
    ],
    types: 'どこに置くか',
    augmentations: '加増紋',
    worth: '名声になるもの',
    award: '褒賞、早い順に',
    tens: '10、20、30、40、50に最初に届いた人。ほかの全員は紋章官',
    full: '最初に盾を埋めた人。ほかの全員はあと1手番',
    most: '終わりに、加増紋ごとに最も多く見せている人',
    herald: '終わりに残った紋章官1枚',
  },
};

const TENS = ['10', '20', '30', '40', '50'] as const;
const AWARD = ['7', '5', '3', '2', '1'] as const;

export default function Aid({ words, lang }: AidProps) {
  const say = words as Say;
  const text = TEXT[lang];
  return (
    <>
      <Part title={text.turn}>
        <Steps of={text.steps} />
      </Part>
      <Part title={text.worth}>
        <Entries>
          <Entry sign={<MarkSign of="marker" />} name={AWARD.join(' · ')}>
            {text.award}
          </Entry>
          <Entry sign={<MarkSign of="marker" />} name={TENS.map(markerValue).join(' · ')}>
            {text.tens}
          </Entry>
          <Entry sign={<MarkSign of="marker" />} name={String(markerValue('I'))}>
            {text.full}
          </Entry>
          <Entry sign={<MarkSign of="marker" />} name={String(markerValue('rank'))}>
            {text.most}
          </Entry>
          <Entry sign={<MarkSign of="herald" />} name="1">
            {text.herald}
          </Entry>
        </Entries>
      </Part>
      <Part title={text.types}>
        <Entries>
          {[...placesOf()].map(([type, columns]) => (
            <Entry key={type} sign={<TypeSign of={type} />} name={say.types[type]}>
              {columns.join(' · ')}
            </Entry>
          ))}
        </Entries>
      </Part>
      <Part title={text.augmentations}>
        <Entries>
          {[...AUGMENTATIONS, 'star' as const].map(emblem => (
            <Entry key={emblem} sign={<EmblemSign of={emblem} />} name={say.augmentations[emblem]} />
          ))}
        </Entries>
      </Part>
    </>
  );
}

/** Every type, and the columns that take it. */
function placesOf(): Map<Type, ColumnName[]> {
  const places = new Map<Type, ColumnName[]>();
  for (const column of COLUMNS) {
    for (const type of takes(column, null).flatMap(({ types }) => types)) places.set(type, [...(places.get(type) ?? []), column]);
  }
  return places;
}
