import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

/** Loads the page that an installed shop caches for times without a connection. */
export const loadOffline = async (ctx: FeatureContext) => ({
  meta: pageMeta(ctx, ctx.t('offline.title'), ctx.t('offline.text'), {
    robots: 'noindex',
  }),
})
