import { type AreaCategories, type Brand, calls } from '@tradepost/contract'
import { areaType } from '@tradepost/contract/constants'
import { textMatcher } from '@tradepost/domain/search/text-matcher'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import type { FeatureContext } from '../kernel/server.ts'
import { areaList } from '../page/area-list.ts'
import { pageMeta } from '../page/server.ts'
import { listData, trailData } from '../page/structured-data.ts'
import { valuePaths } from './value-paths.ts'

const accountType = 0

/** Brands with accounts on offer, those with most offers first. */
async function gamesWithAccounts(ctx: FeatureContext) {
  const [brands, { configs }] = await Promise.all([
    ctx.api(calls.catalog.brandAll, { params: { id: ctx.tenant.siteId } }),
    ctx.api(calls.site.commonConfig, {
      query: { domain: new URL(ctx.tenant.origin).host, areaTypes: [areaType.hotCategory] },
    }),
  ])
  const categories = configs.flatMap(
    ({ jsonData }) => areaList<AreaCategories>(jsonData, 'categories')?.categories ?? [],
  )
  const accounts = new Set(
    categories.filter(({ standardType }) => standardType === accountType).map(({ categoryId }) => categoryId),
  )
  const accountsOf = ({ categories: own }: Brand) =>
    own.find(({ categoryId, offerCount }) => accounts.has(categoryId) && offerCount > 0)
  return brands
    .flatMap((brand) => {
      const category = accountsOf(brand)
      const { brandName, brandAlias, coverUrl } = brand
      return category
        ? [{ brandName, brandAlias, coverUrl, offers: category.offerCount, categoryAlias: category.categoryAlias }]
        : []
    })
    .sort((a, b) => b.offers - a.offers)
}

/** Loads the brands with a value calculator, filtered by a keyword if given. */
export async function loadValueIndex(ctx: FeatureContext) {
  const keyword = typedKeyword(ctx.url.searchParams.get('q') ?? '')
  const fits = textMatcher(keyword)
  const all = await gamesWithAccounts(ctx)
  const games = all.filter(({ brandName }) => fits(brandName))
  const name = ctx.t('value.name')
  return {
    keyword,
    games,
    meta: pageMeta(ctx, name, ctx.t('value.indexText'), {
      ...(keyword ? { robots: 'noindex, follow' } : {}),
      data: [
        trailData(ctx, [{ name, path: valuePaths.index() }]),
        ...listData(
          ctx,
          games.map(({ brandName, brandAlias }) => ({ name: brandName, path: valuePaths.product(brandAlias) })),
        ),
      ],
    }),
  }
}

/** Loads the calculator's form: the attributes that distinguish accounts of a brand. */
export async function loadCalculator(ctx: FeatureContext, alias: string) {
  const form = await ctx.api(calls.valueCalculator.valueCalculator, { params: { product: alias.toLowerCase() } })
  const name = ctx.t('value.name')
  const title = ctx.t('value.title', { game: form.brandName })
  return {
    form: { ...form, alias: alias.toLowerCase() },
    meta: pageMeta(ctx, title, ctx.t('value.text'), {
      image: form.coverUrl,
      data: [
        trailData(ctx, [
          { name, path: valuePaths.index() },
          { name: form.brandName, path: valuePaths.product(alias) },
        ]),
      ],
    }),
  }
}
