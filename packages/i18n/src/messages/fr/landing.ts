import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: 'Débloquez votre univers de jeu',
  lead: 'Fini le farm : comptes, monnaies, objets et jeux partagés chez des vendeurs qui ne sont payés qu’après réception.',
  start: 'Trouver votre jeu',
  join: 'Créer un compte',
  how: 'Comment ça marche',
  one: 'Choisissez',
  oneText: 'Comparez les vendeurs par prix, note et délai de livraison. Le prix affiché est le prix payé.',
  two: 'Confiez-nous le paiement',
  twoText: 'Nous conservons votre argent. Le vendeur voit qu’il est là et livre.',
  three: 'Vérifiez, puis confirmez',
  threeText: 'Vous confirmez quand vous avez votre achat. En cas de problème, vous êtes remboursé.',
  games: 'Commencez par ces jeux',
  words: 'Ce que disent les acheteurs',
  events: 'En ce moment',
}
