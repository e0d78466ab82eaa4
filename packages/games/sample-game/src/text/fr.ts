import { wordsOf } from './words.ts';

export const fr = wordsOf({
  title: 'Sample Game',
  tagline: 'Assortissez la pile et soyez le premier sans carte.',
  suits: { sun: 'Soleil', moon: 'Lune', star: 'Étoile', leaf: 'Feuille' },
  card: (suit, number) => `«\u00a0${suit} ${number}\u00a0»`,
  options: { hand: { label: 'Cartes pour chacun', value: count => `${count} cartes` } },
  moves: { play: card => `Jouer ${card}`, draw: 'Piocher une carte', pass: 'Passer' },
  facts: {
    played: (who, card) => `${who} joue ${card}.`,
    drew: (who, card) => `${who} pioche ${card ?? 'une carte'}.`,
    passed: who => `${who} passe.`,
  },
  deeds: { drew: card => `pioche\u00a0: ${card ?? 'une carte'}`, passed: 'tour passé' },
  refusals: {
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'game-over': () => 'La partie est terminée.',
    'play.not-in-hand': ({ card }) => `${card} n’est pas dans votre main.`,
    'play.no-match': ({ card, top }) => `${card} n’a ni la couleur ni le nombre de ${top}.`,
    'draw.stock-empty': () => 'La pioche est vide\u00a0: jouez une carte ou passez.',
    'pass.stock-left': () => 'On ne passe que si la pioche est vide.',
    unreadable: ({ text }) => `«\u00a0${text}\u00a0» n’est pas un coup de ce jeu.`,
    'config.unreadable': () => 'Ces options sont illisibles.',
    'config.unknown-option': ({ key }) => `Il n’y a pas d’option «\u00a0${key}\u00a0».`,
    'config.unknown-value': ({ value }) => `Une main a 3 ou 5 cartes, pas «\u00a0${value}\u00a0».`,
    'position.unreadable': ({ field }) => `Cette position est illisible\u00a0: voyez «\u00a0${field}\u00a0».`,
    'position.cards': ({ card }) => `${card} doit être à un seul endroit.`,
  },
  reasons: { 'hand-empty': 'Quelqu’un n’a plus de carte.', 'all-passed': 'Tous ont passé.' },
});
