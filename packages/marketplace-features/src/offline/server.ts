import { translate } from '@tradepost/i18n/server'
import type { FeatureContext } from '../context/server.ts'
import { pageMeta } from '../offer-parts/server.ts'

/** The page an installed shop keeps for the time without a connection. */
export const loadOffline = async (ctx: FeatureContext) => ({
  meta: pageMeta(ctx, translate(ctx.locale, 'around.offlineTitle'), translate(ctx.locale, 'around.offlineText'), {
    robots: 'noindex',
  }),
})
