import type { Lang } from '@tabard/core';

/** What the gallery of my arms says. */
interface GalleryWords {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly unfinished: string;
  readonly wear: string;
  readonly worn: string;
  readonly wearLast: string;
  /** Who sees it. */
  readonly where: string;
}

export const GALLERY: Readonly<Record<Lang, GalleryWords>> = {
  en: {
    title: 'My arms',
    intro: 'Every coat of arms you made in a game of Blason that was played to its end.',
    none: 'Play a game of Blason to its end, and your arms will hang here.',
    unfinished: 'unfinished',
    wear: 'Wear these',
    worn: 'You wear these.',
    wearLast: 'Always wear those of my last game',
    where: 'Everybody sees the arms you wear. Unfinished ones are worn only if you choose them.',
  },
  de: {
    title: 'Meine Wappen',
    intro: 'Jedes Wappen, das du in einer zu Ende gespielten Partie Blason gemacht hast.',
    none: 'Spiele eine Partie Blason zu Ende, dann hängt dein Wappen hier.',
    unfinished: 'unvollendet',
    wear: 'Dieses führen',
    worn: 'Dieses führst du.',
    wearLast: 'Immer das der letzten Partie führen',
    where: 'Alle sehen das Wappen, das du führst. Ein unvollendetes führst du nur, wenn du es selbst wählst.',
  },
  fr: {
    title: 'Mes armes',
    intro: 'Toutes les armes que vous avez composées dans une partie de Blason menée à son terme.',
    none: 'Menez une partie de Blason à son terme, et vos armes seront accrochées ici.',
    unfinished: 'inachevées',
    wear: 'Porter celles-ci',
    worn: 'Vous portez celles-ci.',
    wearLast: 'Toujours porter celles de ma dernière partie',
    where: 'Tout le monde voit les armes que vous portez. Les armes inachevées ne sont portées que si vous les choisissez.',
  },
  ja: {
    title: '自分の紋章',
    intro: '最後まで遊んだブラゾンの対戦で作った紋章が並びます。',
    none: 'ブラゾンを最後まで遊ぶと、あなたの紋章がここに飾られます。',
    unfinished: '未完成',
    wear: 'この紋章を使う',
    worn: '使用中の紋章です。',
    wearLast: '常に最後の対戦の紋章を使う',
    where: '使用中の紋章は、ほかの人にも見えます。未完成の紋章は、自分で選んだときだけ使われます。',
  },
};
