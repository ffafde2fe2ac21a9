import type { TenantInput } from '@tradepost/tenant-config'

/** Messages that kiba overrides; all others are the product's. */
export const en: NonNullable<NonNullable<TenantInput['overrides']>['en']> = {
  'catalog.homeTitle': 'A straight deal on game accounts and items',
  'catalog.heroTitle': 'The one you want, from someone you can trust.',
  'catalog.heroLead':
    '{shop} brings {gamers} gamers and {games} games together. Your money stays with us until you say it arrived.',
  'shell.footerNote': 'Your money does not move until you have checked what arrived.',
}
