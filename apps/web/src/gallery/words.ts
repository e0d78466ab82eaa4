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
  /** Where the choice shows. */
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
    wearLast: 'Wear those of my last game',
    where: 'Your choice shows on this device. Others see the arms of your last game, if they are finished.',
  },
  de: {
    title: 'Meine Wappen',
    intro: 'Jedes Wappen, das du in einer zu Ende gespielten Partie Blason gemacht hast.',
    none: 'Spiele eine Partie Blason zu Ende, dann hängt dein Wappen hier.',
    unfinished: 'unvollendet',
    wear: 'Dieses führen',
    worn: 'Dieses führst du.',
    wearLast: 'Das der letzten Partie führen',
    where: 'Deine Wahl gilt auf diesem Gerät. Andere sehen das Wappen deiner letzten Partie, wenn es vollendet ist.',
  },
  fr: {
    title: 'Mes armes',
    intro: 'Toutes les armes que vous avez composées dans une partie de Blason menée à son terme.',
    none: 'Menez une partie de Blason à son terme, et vos armes seront accrochées ici.',
    unfinished: 'inachevées',
    wear: 'Porter celles-ci',
    worn: 'Vous portez celles-ci.',
    wearLast: 'Porter celles de ma dernière partie',
    where: 'Votre choix vaut sur cet appareil. Les autres voient les armes de votre dernière partie, si elles sont achevées.',
  },
  ja: {
    title: '自分の紋章',
    intro: '最後まで遊んだブラゾンの対戦で作った紋章が並びます。',
    none: 'ブラゾンを最後まで遊ぶと、あなたの紋章がここに飾られます。',
    unfinished: '未完成',
    wear: 'この紋章を使う',
    worn: '使用中の紋章です。',
    wearLast: '最後の対戦の紋章を使う',
    where: 'この選択はこの端末での表示に使われます。最後の対戦の紋章が完成していれば、ほかの人にはそれが見えます。',
  },
};
