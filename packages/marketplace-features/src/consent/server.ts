import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

/** The page about cookies; `consent` is what the visitor's own cookie says. */
export async function loadCookies(ctx: FeatureContext, consent: string | undefined) {
  return {
    choice: consent === 'all' || consent === 'essential' ? consent : 'open',
    meta: pageMeta(ctx, ctx.t('consent.cookiesTitle'), ctx.t('consent.cookiesLead')),
  }
}
