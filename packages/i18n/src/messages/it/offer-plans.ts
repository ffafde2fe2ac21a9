import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'Modifiche programmate',
  lead: 'Ogni modifica avviene una volta, alla sua ora. Possono attendere al massimo {max}, con al massimo un anno di anticipo.',
  add: 'Programma una modifica',
  kind: 'Che cosa cambia',
  kinds: '{kind, select, price {Il prezzo} show {Metti in vendita} other {Togli dalla vendita}}',
  price: 'Nuovo prezzo in USD',
  'price-wrong': 'Inserisci un prezzo da 0.01 a 1,000,000',
  at: 'Quando',
  'at-hint': 'Nel tuo fuso orario, {zone}',
  past: 'Scegli un momento futuro, con al massimo un anno di anticipo',
  plan: 'Programma questa modifica',
  planned: 'In attesa',
  none: 'Nulla è programmato per questa offerta.',
  what: 'Modifica',
  when: 'Ora',
  'price-to': '{kind, select, price {Prezzo {price}} show {In vendita} other {Non in vendita}}',
  cancel: 'Annulla questa modifica',
  over: 'Concluse',
  state: '{state, select, done {Eseguita} failed {Non eseguita} other {Annullata}}',
  failure:
    '{reason, select, offer_sold_out {L’offerta era esaurita} seller_suspended {Il tuo account venditore era sospeso} rate_limited {Quel giorno il prezzo era cambiato troppe volte} not_found {L’offerta non esisteva più} other {Lo stato dell’offerta non lo permetteva}}',
}
