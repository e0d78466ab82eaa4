import type { Device, LINED_UP, Place, REPEATED } from '../coat.ts';
import type { Attitude, Beast, Cadency, Field, Line, Ordinary, Tincture } from '../elements.ts';

interface Noun {
  /** With its article. */
  readonly one: string;
  readonly many: string;
}

/** The words of an English blazon. */
interface English {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tinctures: Readonly<Record<Tincture, string>>;
  /** With their article. */
  readonly ordinaries: Readonly<Record<Ordinary, string>>;
  /** Two or three of them. */
  readonly repeated: Readonly<Record<(typeof REPEATED)[number], string>>;
  readonly lines: Readonly<Record<Line, string>>;
  readonly charges: Readonly<Record<Device, Noun>>;
  /** Said of a field strewn with them, where that has a word of its own: «Azure billety Or». */
  readonly strewn: Readonly<Partial<Record<Device, string>>>;
  /** From nought; the last is the most a group may have. */
  readonly numbers: readonly string[];
  readonly orders: Readonly<Record<(typeof LINED_UP)[number], string>>;
  readonly beasts: Readonly<Record<Beast, Noun>>;
  readonly attitudes: Readonly<Record<Attitude, string>>;
  /** Attitudes that have a name of their own with some beasts (rule 7.2). */
  readonly special: Readonly<Partial<Record<Beast, Readonly<Partial<Record<Attitude, string>>>>>>;
  readonly armed: string;
  /** Antlers and hooves have words of their own. */
  readonly armedAs: Readonly<Partial<Record<Beast, string>>>;
  readonly langued: string;
  readonly places: Readonly<Record<Exclude<Place, 'middle' | 'on' | 'between'>, string>>;
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
  repeated: { fess: 'bars', pale: 'pallets', bend: 'bendlets', 'bend-sinister': 'bendlets sinister', chevron: 'chevrons' },
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
    octofoil: { one: 'an octofoil', many: 'octofoils' },
    'cross-moline': { one: 'a cross moline', many: 'crosses moline' },
    rose: { one: 'a rose', many: 'roses' },
    'fleur-de-lis': { one: 'a fleur-de-lis', many: 'fleurs-de-lis' },
    annulet: { one: 'an annulet', many: 'annulets' },
    martlet: { one: 'a martlet', many: 'martlets' },
    mullet: { one: 'a mullet', many: 'mullets' },
    crescent: { one: 'a crescent', many: 'crescents' },
  },
  strewn: { billet: 'billety', 'fleur-de-lis': 'semy-de-lis' },
  numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  orders: {
    fess: 'in fess',
    pale: 'in pale',
    bend: 'in bend',
    'bend-sinister': 'in bend sinister',
    chevron: 'in chevron',
    cross: 'in cross',
    saltire: 'in saltire',
    orle: 'in orle',
  },
  beasts: {
    talbot: { one: 'a talbot', many: 'talbots' },
    boar: { one: 'a boar', many: 'boars' },
    bull: { one: 'a bull', many: 'bulls' },
    wolf: { one: 'a wolf', many: 'wolves' },
    bear: { one: 'a bear', many: 'bears' },
    stag: { one: 'a stag', many: 'stags' },
    horse: { one: 'a horse', many: 'horses' },
    unicorn: { one: 'a unicorn', many: 'unicorns' },
    griffin: { one: 'a griffin', many: 'griffins' },
    lion: { one: 'a lion', many: 'lions' },
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
  armed: 'armed',
  armedAs: { bull: 'armed and unguled', stag: 'attired and unguled', horse: 'unguled', unicorn: 'armed and unguled' },
  langued: 'langued',
  places: { chief: 'in chief', base: 'in base', dexter: 'in dexter', sinister: 'in sinister', 'over-all': 'over all' },
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
