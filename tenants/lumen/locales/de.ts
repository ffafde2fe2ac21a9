import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that lumen overrides; all others are the product's. */
export const de: NonNullable<NonNullable<TenantInput['overrides']>['de']> = {
  'catalog.homeTitle': 'Accounts, Spielgeld und Gegenstände: dein Geld sicher verwahrt, bis du sie hast',
  'catalog.heroTitle': 'Weiter spielen. Sicher zahlen.',
  'catalog.heroLead':
    '{shop} verwahrt dein Geld, bis die Ware bei dir ist. {gamers} Spieler, {games} Spiele, ein ehrlicher Preis.',
  'shell.footerNote': 'Dein Geld wartet bei uns, bis du sagst: angekommen.',
}
