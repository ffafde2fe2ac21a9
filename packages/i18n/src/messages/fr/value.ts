import type { Messages } from '../../catalogue.ts'

export const value: Messages<'value'> = {
  name: 'Calculateur de valeur',
  indexText: 'Que vaut un compte de jeu ? Estimé d’après des comptes qui ont vraiment trouvé preneur ici.',
  find: 'Chercher',
  findLabel: 'Trouvez votre jeu',
  findPlaceholder: 'Nom du jeu',
  nothingTitle: 'Aucun jeu ne correspond à « {keyword} »',
  nothingText: 'Essayez un autre mot ou parcourez tous les jeux.',
  showAll: 'Afficher tous les jeux',
  title: 'Que vaut votre compte {game} ?',
  text: 'Dites ce que contient votre compte. Nous regardons les comptes vendus au contenu identique, et rien d’autre.',
  any: 'Peu importe',
  about: 'Votre compte',
  aboutNone: 'Les comptes de ce jeu sont comparés dans leur ensemble.',
  estimate: 'Estimer la valeur',
  uses: '{count, plural, one {Vous pouvez faire {n} estimation par jour.} many {Vous pouvez faire {n} d’estimations par jour.} other {Vous pouvez faire {n} estimations par jour.}}',
  usesLeft:
    '{count, plural, =0 {C’était votre dernière estimation du jour.} one {Encore {n} estimation aujourd’hui} many {Encore {n} d’estimations aujourd’hui} other {Encore {n} estimations aujourd’hui}}',
  result: 'Valeur estimée',
  median: 'Médiane des prix payés',
  range: 'La moitié s’est vendue entre {low} et {high}',
  sample:
    '{count, plural, one {D’après {n} compte vendu} many {D’après {n} de comptes vendus} other {D’après {n} comptes vendus}}',
  caveat:
    'Une estimation, pas une offre : les prix demandés, les frais et votre envie de vendre vite ne sont pas pris en compte.',
  tooFew: 'Pas assez de données',
  tooFewText:
    'Il nous faut au moins 20 comptes vendus au contenu identique. Laissez un critère ouvert ou essayez un autre jeu.',
  enough: 'Limite du jour atteinte',
  another: 'Un autre jeu',
  look: 'Voir les comptes en vente',
}
