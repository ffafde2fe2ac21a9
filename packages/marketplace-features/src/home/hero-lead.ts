import type { Translate } from '@tradepost/i18n'
import type { PublicTenant } from '../kernel/index.ts'

/** The sentence below the title of the home page, with the claims of the company if it makes any. */
export const heroLead = (
  t: Translate,
  { claims, displayName }: Pick<PublicTenant, 'claims' | 'displayName'>,
): string =>
  claims ? t('catalog.heroLead', { ...claims, shop: displayName }) : t('catalog.heroLeadPlain', { shop: displayName })
