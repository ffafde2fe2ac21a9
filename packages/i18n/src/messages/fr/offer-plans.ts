import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'Changements prévus',
  lead: 'Chaque changement est fait une fois, à l’heure prévue. {max} au plus peuvent attendre, un an à l’avance au plus.',
  add: 'Prévoir un changement',
  kind: 'Ce qui change',
  kinds: '{kind, select, price {Le prix} show {Mettre en vente} other {Retirer de la vente}}',
  price: 'Nouveau prix en USD',
  'price-wrong': 'Saisissez un prix de 0.01 à 1,000,000',
  at: 'Quand',
  'at-hint': 'Dans votre fuseau horaire, {zone}',
  past: 'Choisissez un moment futur, un an à l’avance au plus',
  plan: 'Prévoir ce changement',
  planned: 'En attente',
  none: 'Rien n’est prévu pour cette offre.',
  what: 'Changement',
  when: 'Heure',
  'price-to': '{kind, select, price {Prix {price}} show {En vente} other {Hors vente}}',
  cancel: 'Annuler ce changement',
  over: 'Terminés',
  state: '{state, select, done {Fait} failed {Non fait} other {Annulé}}',
  failure:
    '{reason, select, offer_sold_out {L’offre était épuisée} seller_suspended {Votre compte vendeur était suspendu} rate_limited {Le prix avait changé trop souvent ce jour-là} not_found {L’offre n’existait plus} other {Le statut de l’offre ne le permettait pas}}',
}
