import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'Kennzahlen',
  lead: 'Was der Shop verkauft hat und was daraus wurde. Geldbeträge sind Summen der Buchhaltung. Zeiten sind UTC.',
  days: '{days, select, 1 {Heute} 7 {7 Tage} 30 {30 Tage} 90 {90 Tage} other {1 Jahr}}',
  money: 'Geld',
  currency: 'Währung',
  paid: 'Von Käufern gezahlt',
  refunded: 'Erstattet',
  'charged-back': 'Von Banken zurückgeholt',
  coupons: 'Gutscheine des Shops',
  take: 'Provision und Gebühren',
  'no-money': 'In dieser Zeit floss kein Geld.',
  steps: 'Vom Ansehen zur Bestellung',
  begun: 'Begonnene Bestellungen',
  'of-them-paid': 'Davon bezahlt',
  'of-them-confirmed': 'Davon bestätigt',
  brands: 'Meistverkaufte Spiele',
  sellers: 'Verkäufer mit den meisten Bestellungen',
  name: 'Bezeichnung',
  none: 'In dieser Zeit wurde nichts verkauft.',
  'may-view': 'Kennzahlen des Shops sehen',
}
