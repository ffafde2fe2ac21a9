import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'Account-Pass',
  metaText: 'Prüfungen, Kennzeichen und Daten dieses Accounts: {title}',
  lead: 'Jeder Stempel hat sein Datum. Jemand hat ihn gesetzt, oder der Shop berechnet ihn.',
  account: 'Der Account',
  stamps: 'Stempel',
  listed: 'Im Verkauf',
  since: 'seit {date}',
  checked: 'Geprüft vom Team von {shop}',
  on: 'am {date}',
  identity: 'Identität des Verkäufers geprüft',
  deposit: 'Kaution hinterlegt',
  indemnity: 'Haftung übernommen',
  insured: '{days} Tage versichert',
  insuredFrom: 'ab der Lieferung',
  asOf: 'Stand: {date}',
  genuine: 'Eine Kopie lässt sich fälschen. Nur diese Seite gilt: {address}',
  print: 'Drucken',
  back: 'Zurück zum Angebot',
}
