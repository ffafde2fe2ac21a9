import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that lumen overrides; all others are the product's. */
export const en: NonNullable<NonNullable<TenantInput['overrides']>['en']> = {
  'catalog.homeTitle': 'Game accounts, coins and items, held safe until you have them',
  'catalog.heroTitle': 'Play further. Pay safely.',
  'catalog.heroLead':
    '{shop} holds your money until the goods are in your hands. {gamers} gamers, {games} games, one honest price.',
  'shell.footerNote': 'We hold your payment until you confirm delivery.',
}
