import type { Messages } from '../../catalogue.ts'

export const ranking: Messages<'ranking'> = {
  title: 'Comment fonctionne le tri « Pertinence »',
  lead: 'Six faits donnent à une offre jusqu’à 1 000 points. L’offre qui en a le plus vient en premier. Personne ne peut acheter une meilleure place.',
  factors: 'Ce qui donne des points',
  offer: 'Les points de cette offre',
  place: 'Place {place} sur {of} dans sa liste',
  noPlace: 'Cette offre ne peut pas être achetée maintenant : elle vient après celles qui peuvent l’être.',
  score: '{points} points sur {most}',
  most: 'Jusqu’à {most} points',
  waits: 'Cette offre est nouvelle. Ses points arrivent dans quelques minutes.',
  rankedAt: 'Points du {date}',
  outOfStock: 'Les offres qui ne peuvent pas être achetées maintenant viennent après toutes les autres.',
  sales: 'Ventes',
  salesRule:
    'Acheteurs des 30 derniers jours. Chaque acheteur compte une fois et une commande remboursée ne compte pas. Une offre de moins de 14 jours reçoit au moins 120 points.',
  salesFact: 'Acheteurs en 30 jours : {count}',
  rating: 'Avis',
  ratingRule: 'La moyenne des avis sur le vendeur. Plus il y en a, plus elle compte.',
  ratingFact: '{rating} sur 5, avis : {count}',
  ratingNone: 'Pas encore d’avis',
  promise: 'Livraison',
  promiseRule: 'Combien de commandes du vendeur des 90 derniers jours ont été livrées dans le délai promis.',
  promiseFact: 'À temps : {kept} commandes sur {measured}',
  promiseNone: 'Aucune commande en 90 jours',
  price: 'Prix',
  priceRule:
    'Le prix à côté de la médiane d’offres semblables : même jeu, même genre, mêmes choix, comme le serveur ou la quantité. Un prix sous la moitié de la médiane ne donne pas plus de points.',
  priceFact: '{percent} % de la médiane, offres semblables : {count}',
  priceNone: 'Moins de cinq offres semblables, donc la moitié des points',
  freshness: 'Nouvelles offres',
  freshnessRule:
    'Une offre nouvelle reçoit tous les points. Chaque jour en retire, et après 30 jours il n’en reste aucun.',
  freshnessFact: 'Jours depuis la mise en vente : {count}',
  stock: 'Stock disponible',
  stockRule: 'Tous les points à partir de cinq pièces. Un compte ou une autre pièce unique les reçoit toujours.',
  stockFact: 'Achetables tout de suite : {count}',
}
