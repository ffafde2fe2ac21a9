import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'Chiffres',
  lead: 'Ce que la boutique a vendu et ce qu’il en est advenu. Les montants sont les sommes du grand livre. Heures en UTC.',
  days: '{days, select, 1 {Aujourd’hui} 7 {7 jours} 30 {30 jours} 90 {90 jours} other {1 an}}',
  money: 'Argent',
  currency: 'Devise',
  paid: 'Payé par les acheteurs',
  refunded: 'Remboursé',
  'charged-back': 'Repris par les banques',
  coupons: 'Coupons de la boutique',
  take: 'Commission et frais',
  'no-money': 'Aucun mouvement d’argent sur cette période.',
  steps: 'De la vue à la commande',
  begun: 'Commandes commencées',
  'of-them-paid': 'Dont payées',
  'of-them-confirmed': 'Dont confirmées',
  brands: 'Jeux les plus vendus',
  sellers: 'Vendeurs avec le plus de commandes',
  name: 'Nom',
  none: 'Rien n’a été vendu sur cette période.',
  'may-view': 'Voir les chiffres de la boutique',
}
