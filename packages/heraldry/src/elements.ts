/** The closed sets an achievement is made of. The ids are those of the game's data file; a tincture goes by its name alone. */
export const FIELDS = [
  'per-pale',
  'per-fess',
  'per-bend',
  'per-bend-sinister',
  'per-chevron',
  'quarterly',
  'per-saltire',
  'barry-of-six',
  'chequy',
  'gyronny',
] as const;
export type Field = (typeof FIELDS)[number];

export const ORDINARIES = ['fess', 'pale', 'bend', 'bend-sinister', 'chevron', 'chief', 'saltire', 'bordure', 'pile', 'cross'] as const;
export type Ordinary = (typeof ORDINARIES)[number];

export const LINES = [
  'wavy',
  'indented',
  'embattled',
  'engrailed',
  'invected',
  'nebuly',
  'dancetty',
  'raguly',
  'dovetailed',
  'rayonny',
] as const;
export type Line = (typeof LINES)[number];

export const CHARGES = ['lozenge', 'billet', 'trefoil', 'escallop', 'key', 'cross-couped', 'sword', 'tower', 'garb', 'crown'] as const;
export type Charge = (typeof CHARGES)[number];

export const ARRANGEMENTS = [
  'two-in-fess',
  'two-in-pale',
  'three-in-fess',
  'three-in-pale',
  'three-in-bend',
  'three-two-and-one',
  'five-in-cross',
  'five-in-saltire',
  'six-three-two-and-one',
  'semy',
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export const BEASTS = ['talbot', 'boar', 'bull', 'wolf', 'bear', 'stag', 'horse', 'unicorn', 'griffin', 'lion'] as const;
export type Beast = (typeof BEASTS)[number];

export const ATTITUDES = [
  'statant',
  'passant',
  'sejant',
  'couchant',
  'courant',
  'salient',
  'rampant',
  'passant-guardant',
  'sejant-erect',
  'rampant-guardant',
] as const;
export type Attitude = (typeof ATTITUDES)[number];

export const CADENCIES = [
  'baton-sinister',
  'octofoil',
  'cross-moline',
  'rose',
  'fleur-de-lis',
  'annulet',
  'martlet',
  'mullet',
  'crescent',
  'label',
] as const;
export type Cadency = (typeof CADENCIES)[number];

export const TINCTURES = ['or', 'argent', 'gules', 'azure', 'sable', 'vert', 'purpure', 'ermine', 'vair', 'counter-vair'] as const;
export type Tincture = (typeof TINCTURES)[number];
