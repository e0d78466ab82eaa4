import type { Arrangement, Attitude, Beast, Cadency, Charge, Field, Line, Ordinary, Tincture } from '../elements.ts';

/** The words of an English blazon. */
interface English {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tinctures: Readonly<Record<Tincture, string>>;
  /** With their article. */
  readonly ordinaries: Readonly<Record<Ordinary, string>>;
  readonly lines: Readonly<Record<Line, string>>;
  readonly charges: Readonly<Record<Charge, { readonly one: string; readonly many: string }>>;
  /** Said of a field strewn with them, where that has a word of its own: «Azure billety Or». */
  readonly strewn: Readonly<Partial<Record<Charge, string>>>;
  /** An order that begins with a comma is set off by commas: «three keys, two and one, Or». */
  readonly arrangements: Readonly<Record<Exclude<Arrangement, 'semy'>, { readonly number: string; readonly order: string }>>;
  readonly beasts: Readonly<Record<Beast, string>>;
  readonly attitudes: Readonly<Record<Attitude, string>>;
  /** Attitudes that have a name of their own with some beasts (rule 7.2). */
  readonly special: Readonly<Partial<Record<Beast, Readonly<Partial<Record<Attitude, string>>>>>>;
  readonly cadencies: Readonly<Record<Cadency, string>>;
}

export const EN: English = {
  fields: {
    'per-pale': 'per pale',
    'per-fess': 'per fess',
    'per-bend': 'per bend',
    'per-bend-sinister': 'per bend sinister',
    'per-chevron': 'per chevron',
    quarterly: 'quarterly',
    'per-saltire': 'per saltire',
    'barry-of-six': 'barry of six',
    chequy: 'chequy',
    gyronny: 'gyronny of eight',
  },
  tinctures: {
    or: 'Or',
    argent: 'Argent',
    gules: 'Gules',
    azure: 'Azure',
    sable: 'Sable',
    vert: 'Vert',
    purpure: 'Purpure',
    ermine: 'Ermine',
    vair: 'Vair',
    'counter-vair': 'Counter-vair',
  },
  ordinaries: {
    fess: 'a fess',
    pale: 'a pale',
    bend: 'a bend',
    'bend-sinister': 'a bend sinister',
    chevron: 'a chevron',
    chief: 'a chief',
    saltire: 'a saltire',
    bordure: 'a bordure',
    pile: 'a pile',
    cross: 'a cross',
  },
  lines: {
    wavy: 'wavy',
    indented: 'indented',
    embattled: 'embattled',
    engrailed: 'engrailed',
    invected: 'invected',
    nebuly: 'nebuly',
    dancetty: 'dancetty',
    raguly: 'raguly',
    dovetailed: 'dovetailed',
    rayonny: 'rayonny',
  },
  charges: {
    lozenge: { one: 'a lozenge', many: 'lozenges' },
    billet: { one: 'a billet', many: 'billets' },
    trefoil: { one: 'a trefoil', many: 'trefoils' },
    escallop: { one: 'an escallop', many: 'escallops' },
    key: { one: 'a key', many: 'keys' },
    'cross-couped': { one: 'a cross couped', many: 'crosses couped' },
    sword: { one: 'a sword', many: 'swords' },
    tower: { one: 'a tower', many: 'towers' },
    garb: { one: 'a garb', many: 'garbs' },
    crown: { one: 'a crown', many: 'crowns' },
  },
  strewn: { billet: 'billety' },
  arrangements: {
    'two-in-fess': { number: 'two', order: ' in fess' },
    'two-in-pale': { number: 'two', order: ' in pale' },
    'three-in-fess': { number: 'three', order: ' in fess' },
    'three-in-pale': { number: 'three', order: ' in pale' },
    'three-in-bend': { number: 'three', order: ' in bend' },
    'three-two-and-one': { number: 'three', order: ', two and one' },
    'five-in-cross': { number: 'five', order: ' in cross' },
    'five-in-saltire': { number: 'five', order: ' in saltire' },
    'six-three-two-and-one': { number: 'six', order: ', three, two and one' },
  },
  beasts: {
    talbot: 'a talbot',
    boar: 'a boar',
    bull: 'a bull',
    wolf: 'a wolf',
    bear: 'a bear',
    stag: 'a stag',
    horse: 'a horse',
    unicorn: 'a unicorn',
    griffin: 'a griffin',
    lion: 'a lion',
  },
  attitudes: {
    statant: 'statant',
    passant: 'passant',
    sejant: 'sejant',
    couchant: 'couchant',
    courant: 'courant',
    salient: 'salient',
    rampant: 'rampant',
    'passant-guardant': 'passant guardant',
    'sejant-erect': 'sejant erect',
    'rampant-guardant': 'rampant guardant',
  },
  special: {
    griffin: { rampant: 'segreant', 'rampant-guardant': 'segreant guardant' },
    stag: { passant: 'trippant', couchant: 'lodged', salient: 'springing', 'passant-guardant': 'trippant guardant' },
    horse: { rampant: 'forcené', 'rampant-guardant': 'forcené guardant' },
  },
  cadencies: {
    'baton-sinister': 'a baton sinister',
    octofoil: 'an octofoil',
    'cross-moline': 'a cross moline',
    rose: 'a rose',
    'fleur-de-lis': 'a fleur-de-lis',
    annulet: 'an annulet',
    martlet: 'a martlet',
    mullet: 'a mullet',
    crescent: 'a crescent',
    label: 'a label',
  },
};
