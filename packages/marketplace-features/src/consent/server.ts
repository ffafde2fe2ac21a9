import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

/** Loads the page about cookies. `consent` is the value of the visitor's consent cookie. */
export async function loadCookies(ctx: FeatureContext, consent: string | undefined) {
  return {
    choice: consent === 'all' || consent === 'essential' ? consent : 'open',
    meta: pageMeta(ctx, ctx.t('consent.cookiesTitle'), ctx.t('consent.cookiesLead')),
  }
}
