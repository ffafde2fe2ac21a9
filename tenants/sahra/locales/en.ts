import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that sahra overrides; all others are the product's. */
export const en: NonNullable<NonNullable<TenantInput['overrides']>['en']> = {
  'catalog.homeTitle': 'The bazaar for games: accounts, coins and top-ups',
  'catalog.heroTitle': 'A bazaar for games where trust comes first',
  'catalog.heroLead':
    'Welcome to {shop}: {gamers} gamers and {games} games under one roof. Choose, pay, and the seller waits until you confirm.',
  'shell.searchPlaceholder': 'What are you looking for today?',
  'shell.sell': 'Open your stall',
  'shell.footerNote': 'Trust first: no seller is paid before you confirm.',
}
