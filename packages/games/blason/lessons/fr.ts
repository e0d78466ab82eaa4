import type { Text } from './en.ts';

export const fr: Readonly<Record<Text, string>> = {
  goal: 'Vous composez des armoiries\u00a0: un écu de dix cases. Chaque carte posée rapporte des points, et les distinctions aussi. Le plus de points gagne.',
  take: 'À chaque tour, de deux choses l’une\u00a0: prendre deux cartes, ou poser. Pour commencer, prenez dans l’offre le lion et l’or de valeur 2.',
  takeThese: 'Une bonne carte aussi, mais prenez cette fois le lion et l’or de valeur 2.',
  place:
    'Posez maintenant. Le nombre d’une carte est son prix, ses points et sa valeur en paiement. Votre loup coûte 2\u00a0: choisissez-le. Sa case est dans la rangée C, et l’or le paie.',
  placeWolf: 'Posez le loup et payez avec l’or\u00a0: le compte est juste. On ne rend pas la monnaie.',
  end: 'Deux points. Vous pourriez poser encore, tant que vous pouvez payer. Restez-en là et finissez votre tour.',
  endFirst: 'Le lion coûte 5, mieux vaut le garder. Finissez votre tour.',
  places:
    'Chaque case reçoit certains types\u00a0: touchez-la pour lire lesquels. Un animal se pose en haut, un meuble en bas\u202f; la première figure décide pour toute sa rangée.',
  award:
    'Les distinctions demandent des choses sur votre écu. Chasse veut un animal, une attitude et deux fois la richesse, le signe du loup et de l’azur. Il manque une chose.',
  fulfil: 'L’attitude est dans votre main\u00a0: posez-la à côté du loup et payez avec la fasce, de valeur 1.',
  placePassant: 'Complétez d’abord la distinction\u00a0: l’attitude à côté du loup, payée avec la fasce.',
  claim: 'Tout y est. Finissez votre tour\u00a0: vous réclamez alors la distinction et prenez son premier jeton.',
  claimFirst: 'C’est assez pour un tour. Finissez-le et réclamez Chasse.',
  claimed:
    'Sept points, plus que n’importe quelle carte\u202f; comme tous les jetons, ils comptent à la fin. Les suivants auront 5, puis 3, 2 et 1. Recouvrir ces cartes plus tard ne vous coûte pas le jeton.',
  ten: 'Vous avez 8 points. Le premier à dépasser une dizaine prend son jeton, et tous les autres un héraut. Posez la clef en bas de la rangée B, payée avec l’or.',
  placeKey: 'D’abord la clef dans la rangée B\u00a0: 3 points, et la dizaine est passée.',
  herald:
    'Une fois par tour, un héraut aide\u00a0: renouveler l’offre, prendre une carte ou en poser une pour une seule carte. Posez ainsi le lion, payez avec la bande, et finissez votre tour.',
  heraldLion: 'Que le héraut pose le lion\u00a0: 5 points pour une carte de valeur 2. Finissez ensuite votre tour.',
  majority:
    'Les petits signes comptent encore à la fin\u00a0: qui montre le plus d’un des cinq reçoit 3 points. Chaque héraut restant vaut 1.',
  free: 'Il ne reste que deux cases vides. L’or va dans la rangée B, la merlette, une brisure, dans la rangée C\u202f; les deux autres cartes les paient. Un écu complet rapporte 3 points, et les autres ont un dernier tour.',
};
