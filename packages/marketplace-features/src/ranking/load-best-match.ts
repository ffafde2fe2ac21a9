import { calls } from '@tradepost/contract'
import { bestMatchPath } from '../kernel/paths/best-match-path.ts'
import { paths } from '../kernel/paths/index.ts'
import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'
import { trailData } from '../page/structured-data.ts'

/** Loads the rule of the order "best match", with the points of an offer if one is given. An unknown offer is not found. */
export async function loadBestMatch(ctx: FeatureContext, offerId?: string) {
  const params = offerId ? { id: offerId } : null
  const [card, ranked] = params
    ? await Promise.all([ctx.api(calls.offer.offerCard, { params }), ctx.api(calls.offer.offerRank, { params })])
    : []
  const title = ctx.t('ranking.title')
  return {
    offer: card && ranked ? { id: card.id, title: card.title, ...ranked } : null,
    meta: pageMeta(ctx, title, ctx.t('ranking.lead'), {
      ...(offerId ? { robots: 'noindex' } : {}),
      data: [
        trailData(ctx, [
          { name: ctx.t('help.title'), path: paths.help() },
          { name: title, path: bestMatchPath() },
        ]),
      ],
    }),
  }
}
