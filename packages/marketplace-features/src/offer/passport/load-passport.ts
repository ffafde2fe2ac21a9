import { paths } from '../../kernel/paths/index.ts'
import type { FeatureContext } from '../../kernel/server.ts'
import { pageMeta } from '../../page/server.ts'
import { addressOf } from '../../page/structured-data.ts'
import { fetchOffer } from '../fetch-offer.ts'

/** Loads the passport of an offer. Null for an offer that nobody has checked. */
export async function loadPassport(ctx: FeatureContext, id: string, now: Date) {
  const offer = await fetchOffer(ctx, id)
  const { verifiedReport } = offer
  if (!verifiedReport) return null
  return {
    offer,
    report: verifiedReport,
    address: addressOf(ctx, paths.passport(id)),
    now: now.toISOString(),
    meta: pageMeta(
      ctx,
      `${ctx.t('passport.title')} · ${offer.title}`,
      ctx.t('passport.metaText', { title: offer.title }),
      // The offer's own page is the one for search engines.
      { image: offer.coverWideUrl, robots: 'noindex, follow' },
    ),
  }
}
