import { calls } from '@tradepost/contract'
import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'
import { addressOf, priceText, trailData } from '../page/structured-data.ts'
import { gamesClaim } from './frame/games-claim.ts'
import { passPaths } from './frame/pass-paths.ts'
import type { Platform } from './frame/platform.ts'
import { readMyPass, readPlan } from './plan/pass-plan.ts'

const withOver = <T extends { endsAt: string }>(event: T) => ({ ...event, over: Date.parse(event.endsAt) < Date.now() })

/** Loads the pass, its price and the user's status. */
export async function loadPassHome(ctx: FeatureContext, platform: Platform) {
  const [plan, myPass, games, events] = await Promise.all([
    readPlan(ctx),
    readMyPass(ctx),
    ctx.api(calls.sharedGame.sharedGamePage, { query: { pageSize: 12 } }),
    ctx.api(calls.event.passEventList),
  ])
  const name = ctx.t('pass.name')
  const claim = gamesClaim(plan.sharedGames)
  const description = ctx.t('pass.homeText', { games: claim, days: plan.days })
  return {
    plan,
    myPass,
    platform,
    games: games.list,
    events: events.slice(0, 3).map(withOver),
    meta: pageMeta(ctx, name, description, {
      data: [
        trailData(ctx, [{ name, path: passPaths.home() }]),
        ...(plan.price && plan.onSale
          ? [
              {
                '@type': 'Product',
                name,
                description,
                offers: {
                  '@type': 'Offer',
                  price: priceText(plan.price),
                  priceCurrency: plan.price.currency,
                  availability: 'https://schema.org/InStock',
                  url: addressOf(ctx, passPaths.home()),
                },
              },
            ]
          : []),
      ],
    }),
  }
}

/** Loads one event of the pass. */
export async function loadEvent(ctx: FeatureContext, id: string) {
  const event = await ctx.api(calls.event.passEvent, { params: { id } })
  return {
    event: withOver(event),
    meta: pageMeta(ctx, event.title, event.summary, {
      type: 'article',
      image: event.coverWideUrl,
      data: [
        trailData(ctx, [
          { name: ctx.t('pass.name'), path: passPaths.home() },
          { name: event.title, path: passPaths.event(id) },
        ]),
      ],
    }),
  }
}
