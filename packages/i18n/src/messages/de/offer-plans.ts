import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'Geplante Änderungen',
  lead: 'Jede Änderung geschieht einmal, zu ihrer Zeit. Höchstens {max} können warten, höchstens ein Jahr im Voraus.',
  add: 'Änderung planen',
  kind: 'Was sich ändert',
  kinds: '{kind, select, price {Der Preis} show {In den Verkauf} other {Aus dem Verkauf}}',
  price: 'Neuer Preis in USD',
  'price-wrong': 'Bitte gib einen Preis von 0,01 bis 1.000.000 ein',
  at: 'Wann',
  'at-hint': 'In deiner Zeitzone, {zone}',
  past: 'Bitte wähle einen Zeitpunkt in der Zukunft, höchstens ein Jahr im Voraus',
  plan: 'Diese Änderung planen',
  planned: 'Ausstehend',
  none: 'Für dieses Angebot ist nichts geplant.',
  what: 'Änderung',
  when: 'Zeit',
  'price-to': '{kind, select, price {Preis {price}} show {Im Verkauf} other {Nicht im Verkauf}}',
  cancel: 'Plan streichen',
  over: 'Vorbei',
  state: '{state, select, done {Ausgeführt} failed {Nicht ausgeführt} other {Gestrichen}}',
  failure:
    '{reason, select, offer_sold_out {Das Angebot war ausverkauft} seller_suspended {Dein Verkäuferkonto war gesperrt} rate_limited {Der Preis hatte sich an dem Tag zu oft geändert} not_found {Das Angebot gab es nicht mehr} other {Der Status des Angebots ließ es nicht zu}}',
}
