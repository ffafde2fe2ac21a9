import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

/** The page an installed shop keeps for the time without a connection. */
export const loadOffline = async (ctx: FeatureContext) => ({
  meta: pageMeta(ctx, ctx.t('offline.title'), ctx.t('offline.text'), {
    robots: 'noindex',
  }),
})
