import { calls } from '@tradepost/contract'
import { pageType } from '@tradepost/contract/constants'
import { standardTag } from '@tradepost/i18n'
import { shownBrand } from '../brand/shown-brand.ts'
import type { FeatureContext } from '../kernel/server.ts'
import type { DraftArea } from '../page/area-list.ts'
import { pageMeta } from '../page/server.ts'
import { addressOf } from '../page/structured-data.ts'
import { areaTypesOf, homeAreas } from './areas.ts'
import { heroLead } from './hero-lead.ts'
import { shownAreas } from './shown-areas.ts'

/** Structured data about the shop. */
const shopData = (ctx: FeatureContext): Record<string, unknown>[] => [
  {
    '@type': 'Organization',
    '@id': `${ctx.tenant.origin}/#organization`,
    name: ctx.tenant.displayName,
    legalName: ctx.tenant.companyName,
    url: ctx.tenant.origin,
    logo: ctx.tenant.logoUrl,
    ...(ctx.tenant.trustpilot && { sameAs: [ctx.tenant.trustpilot.url] }),
  },
  {
    '@type': 'WebSite',
    name: ctx.tenant.displayName,
    url: addressOf(ctx, '/'),
    inLanguage: standardTag(ctx.locale),
    publisher: { '@id': `${ctx.tenant.origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: addressOf(ctx, '/search?q={q}'),
      'query-input': 'required name=q',
    },
  },
]

/** Loads the home page: the tenant's areas for this terminal, and popular brands. A draft takes the place of its area. */
export async function loadHome(ctx: FeatureContext, draft?: DraftArea) {
  const terminal = draft?.terminal ?? ctx.terminal
  const { siteId, origin } = ctx.tenant
  const [config, popular, aliases] = await Promise.all([
    ctx.api(calls.site.commonConfig, {
      query: { domain: new URL(origin).host, areaTypes: areaTypesOf(terminal), pageType: pageType.home },
    }),
    ctx.beside(ctx.api(calls.catalog.mostPop, { params: { id: siteId }, query: { limit: 12 } })),
    ctx.aliases(),
  ])
  const published = config.configs.filter(({ areaType }) => areaType !== draft?.area.areaType)
  const areas = shownAreas(homeAreas([...published, ...(draft ? [draft.area] : [])], terminal))
  return {
    areas,
    games: areas.hotGames?.brands ?? popular?.map(shownBrand) ?? null,
    /** Category alias → id. */
    categoryIds: Object.fromEntries(Object.entries(aliases.categories).map(([id, alias]) => [alias, id])),
    meta: pageMeta(ctx, ctx.t('catalog.homeTitle'), heroLead(ctx.t, ctx.tenant), {
      data: shopData(ctx),
    }),
  }
}
