import type { Across, Device, LINED_UP, Place } from '../coat.ts';
import type { Attitude, Beast, Cadency, Field, Line, Ordinary, Tincture } from '../elements.ts';

/** An adjective: « ondé, ondée ». */
export interface Agreeing {
  readonly m: string;
  readonly f: string;
}

/** The grammar finds the article: « à la fasce, au pal, à l’ours, d’une épée ». */
interface Noun {
  readonly noun: string;
  readonly many: string;
  readonly gender: keyof Agreeing;
}

/** `aside` is said after the tincture. */
export type Stance = Agreeing & { readonly aside?: string };

/** The words of a French blazon. */
interface French {
  readonly fields: Readonly<Record<Field, string>>;
  readonly tinctures: Readonly<Record<Tincture, string>>;
  readonly ordinaries: Readonly<Record<Ordinary, Noun>>;
  readonly lines: Readonly<Record<Line, Agreeing>>;
  readonly charges: Readonly<Record<Device, Noun>>;
  /** Said of a field strewn with them, where that has a word of its own. */
  readonly strewn: Readonly<Partial<Record<Device, string>>>;
  /** From nought. */
  readonly numbers: readonly string[];
  /** `rows` is said before rows: « posés 2 et 1 »; `crossed` of two. */
  readonly orders: Readonly<Record<(typeof LINED_UP)[number] | 'rows' | 'crossed', Agreeing>>;
  readonly beasts: Readonly<Record<Beast, Noun>>;
  readonly attitudes: Readonly<Record<Attitude, Stance>>;
  /** Attitudes that have a name of their own with some beasts (rule 7.2). */
  readonly special: Readonly<Partial<Record<Beast, Readonly<Partial<Record<Attitude, Stance>>>>>>;
  /** A lion is named after its attitude (rule 7.2). */
  readonly lions: Readonly<Partial<Record<Attitude, Noun>>>;
  readonly places: Readonly<Record<Exclude<Place, 'middle' | 'on' | 'between'>, string>>;
  readonly armed: Agreeing;
  /** Horns, tusks and hooves have words of their own. */
  readonly armedAs: Readonly<Partial<Record<Beast, Agreeing>>>;
  readonly langued: Agreeing;
  /** Of the tincture that was named last. */
  readonly same: string;
  readonly charged: Agreeing;
  readonly accompanied: Agreeing;
  /** Said instead of « accompagné » where four fill the corners. */
  readonly quartered: Readonly<Partial<Record<Across, Agreeing>>>;
  /** After « brisé ». */
  readonly cadencies: Readonly<Record<Cadency, string>>;
}

const FACING = 'la tête de front';

/** Reared up, said in the beast's own word. */
const reared = (m: string, f: string) => ({ rampant: { m, f }, 'rampant-guardant': { m, f, aside: FACING } });

export const FR: French = {
  fields: {
    'per-pale': 'parti',
    'per-fess': 'coupé',
    'per-bend': 'tranché',
    'per-bend-sinister': 'taillé',
    'per-chevron': 'divisé en chevron',
    quarterly: 'écartelé',
    'per-saltire': 'écartelé en sautoir',
    'barry-of-six': 'fascé de six pièces',
    chequy: 'échiqueté',
    gyronny: 'gironné',
  },
  tinctures: {
    or: 'd’or',
    argent: 'd’argent',
    gules: 'de gueules',
    azure: 'd’azur',
    sable: 'de sable',
    vert: 'de sinople',
    purpure: 'de pourpre',
    ermine: 'd’hermine',
    vair: 'de vair',
    'counter-vair': 'de contre-vair',
  },
  ordinaries: {
    fess: { noun: 'fasce', many: 'fasces', gender: 'f' },
    pale: { noun: 'pal', many: 'pals', gender: 'm' },
    bend: { noun: 'bande', many: 'bandes', gender: 'f' },
    'bend-sinister': { noun: 'barre', many: 'barres', gender: 'f' },
    chevron: { noun: 'chevron', many: 'chevrons', gender: 'm' },
    chief: { noun: 'chef', many: 'chefs', gender: 'm' },
    saltire: { noun: 'sautoir', many: 'sautoirs', gender: 'm' },
    bordure: { noun: 'bordure', many: 'bordures', gender: 'f' },
    pile: { noun: 'pile', many: 'piles', gender: 'f' },
    cross: { noun: 'croix', many: 'croix', gender: 'f' },
  },
  lines: {
    wavy: { m: 'ondé', f: 'ondée' },
    indented: { m: 'denché', f: 'denchée' },
    embattled: { m: 'crénelé', f: 'crénelée' },
    engrailed: { m: 'engrêlé', f: 'engrêlée' },
    invected: { m: 'cannelé', f: 'cannelée' },
    nebuly: { m: 'nébulé', f: 'nébulée' },
    dancetty: { m: 'vivré', f: 'vivrée' },
    raguly: { m: 'écoté', f: 'écotée' },
    dovetailed: { m: 'enté en queue d’aronde', f: 'entée en queue d’aronde' },
    rayonny: { m: 'rayonné', f: 'rayonnée' },
  },
  charges: {
    lozenge: { noun: 'losange', many: 'losanges', gender: 'f' },
    billet: { noun: 'billette', many: 'billettes', gender: 'f' },
    trefoil: { noun: 'trèfle', many: 'trèfles', gender: 'm' },
    escallop: { noun: 'coquille', many: 'coquilles', gender: 'f' },
    key: { noun: 'clef', many: 'clefs', gender: 'f' },
    'cross-couped': { noun: 'croix alésée', many: 'croix alésées', gender: 'f' },
    sword: { noun: 'épée', many: 'épées', gender: 'f' },
    tower: { noun: 'tour', many: 'tours', gender: 'f' },
    garb: { noun: 'gerbe', many: 'gerbes', gender: 'f' },
    crown: { noun: 'couronne', many: 'couronnes', gender: 'f' },
    octofoil: { noun: 'double-quartefeuille', many: 'doubles-quartefeuilles', gender: 'f' },
    'cross-moline': { noun: 'croix ancrée', many: 'croix ancrées', gender: 'f' },
    rose: { noun: 'rose', many: 'roses', gender: 'f' },
    'fleur-de-lis': { noun: 'fleur de lis', many: 'fleurs de lis', gender: 'f' },
    annulet: { noun: 'annelet', many: 'annelets', gender: 'm' },
    martlet: { noun: 'merlette', many: 'merlettes', gender: 'f' },
    mullet: { noun: 'étoile', many: 'étoiles', gender: 'f' },
    crescent: { noun: 'croissant', many: 'croissants', gender: 'm' },
  },
  strewn: { billet: 'billeté' },
  numbers: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  orders: {
    fess: { m: 'rangés en fasce', f: 'rangées en fasce' },
    pale: { m: 'l’un sur l’autre', f: 'l’une sur l’autre' },
    bend: { m: 'rangés en bande', f: 'rangées en bande' },
    'bend-sinister': { m: 'rangés en barre', f: 'rangées en barre' },
    chevron: { m: 'rangés en chevron', f: 'rangées en chevron' },
    cross: { m: 'posés en croix', f: 'posées en croix' },
    saltire: { m: 'posés en sautoir', f: 'posées en sautoir' },
    orle: { m: 'rangés en orle', f: 'rangées en orle' },
    rows: { m: 'posés', f: 'posées' },
    crossed: { m: 'passés en sautoir', f: 'passées en sautoir' },
  },
  beasts: {
    talbot: { noun: 'braque', many: 'braques', gender: 'm' },
    boar: { noun: 'sanglier', many: 'sangliers', gender: 'm' },
    bull: { noun: 'taureau', many: 'taureaux', gender: 'm' },
    wolf: { noun: 'loup', many: 'loups', gender: 'm' },
    bear: { noun: 'ours', many: 'ours', gender: 'm' },
    stag: { noun: 'cerf', many: 'cerfs', gender: 'm' },
    horse: { noun: 'cheval', many: 'chevaux', gender: 'm' },
    unicorn: { noun: 'licorne', many: 'licornes', gender: 'f' },
    griffin: { noun: 'griffon', many: 'griffons', gender: 'm' },
    lion: { noun: 'lion', many: 'lions', gender: 'm' },
  },
  attitudes: {
    statant: { m: 'arrêté', f: 'arrêtée' },
    passant: { m: 'passant', f: 'passante' },
    sejant: { m: 'assis', f: 'assise' },
    couchant: { m: 'couché', f: 'couchée' },
    courant: { m: 'courant', f: 'courante' },
    salient: { m: 'saillant', f: 'saillante' },
    rampant: { m: 'rampant', f: 'rampante' },
    'passant-guardant': { m: 'passant', f: 'passante', aside: FACING },
    'sejant-erect': { m: 'assis et dressé', f: 'assise et dressée' },
    'rampant-guardant': { m: 'rampant', f: 'rampante', aside: FACING },
  },
  special: {
    horse: reared('forcené', 'forcenée'),
    bull: reared('furieux', 'furieuse'),
    wolf: reared('ravissant', 'ravissante'),
    bear: reared('levé', 'levée'),
    griffin: reared('', ''),
    stag: { courant: { m: 'élancé', f: 'élancée' }, couchant: { m: 'en repos', f: 'en repos' } },
  },
  lions: {
    rampant: { noun: 'lion', many: 'lions', gender: 'm' },
    passant: { noun: 'lion léopardé', many: 'lions léopardés', gender: 'm' },
    'passant-guardant': { noun: 'léopard', many: 'léopards', gender: 'm' },
    'rampant-guardant': { noun: 'léopard lionné', many: 'léopards lionnés', gender: 'm' },
  },
  places: { chief: 'en chef', base: 'en pointe', dexter: 'à dextre', sinister: 'à senestre', 'over-all': 'brochant sur le tout' },
  armed: { m: 'armé', f: 'armée' },
  armedAs: {
    boar: { m: 'défendu', f: 'défendue' },
    bull: { m: 'accorné et onglé', f: 'accornée et onglée' },
    stag: { m: 'ramé et onglé', f: 'ramée et onglée' },
    horse: { m: 'onglé', f: 'onglée' },
    unicorn: { m: 'accorné et onglé', f: 'accornée et onglée' },
  },
  langued: { m: 'lampassé', f: 'lampassée' },
  same: 'du même',
  charged: { m: 'chargé', f: 'chargée' },
  accompanied: { m: 'accompagné', f: 'accompagnée' },
  quartered: { cross: { m: 'cantonné', f: 'cantonnée' }, saltire: { m: 'cantonné', f: 'cantonnée' } },
  cadencies: {
    'baton-sinister': 'd’un bâton en barre',
    octofoil: 'd’une double-quartefeuille',
    'cross-moline': 'd’une croix ancrée',
    rose: 'd’une rose',
    'fleur-de-lis': 'd’une fleur de lis',
    annulet: 'd’un annelet',
    martlet: 'd’une merlette',
    mullet: 'd’une étoile',
    crescent: 'd’un croissant',
    label: 'd’un lambel',
  },
};
