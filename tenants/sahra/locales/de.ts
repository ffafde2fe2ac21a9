import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that sahra overrides; all others are the product's. */
export const de: NonNullable<NonNullable<TenantInput['overrides']>['de']> = {
  'catalog.homeTitle': 'Der Basar für Spiele: Accounts, Spielgeld und Guthaben',
  'catalog.heroTitle': 'Ein Basar für Spiele, auf dem Vertrauen an erster Stelle steht',
  'catalog.heroLead':
    'Willkommen bei {shop}: {gamers} Spieler und {games} Spiele unter einem Dach. Aussuchen, zahlen, und der Verkäufer wartet auf deine Bestätigung.',
  'shell.searchPlaceholder': 'Wonach suchst du heute?',
  'shell.sell': 'Eigenen Stand eröffnen',
  'shell.footerNote': 'Vertrauen zuerst: Der Verkäufer wird erst nach deiner Bestätigung bezahlt.',
}
