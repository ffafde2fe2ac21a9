import { type CallData, calls } from '@tradepost/contract'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { eq, gt, like, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement, implementStream } from '../../platform/call/implement.ts'
import { checkTenantFacts } from '../../platform/call/tenant-facts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { type BrandQuery, brands } from '../catalog/brands.ts'
import { escapeLike, normaliseKeyword, runIn } from '../catalog/keyword.ts'
import { articleTree, readArticle } from './articles.ts'
import { changeStreams } from './change-stream.ts'
import { commonConfig } from './common-config.ts'
import { deskSite } from './desk-site.ts'
import { gameEventCalls } from './game-events.ts'
import { brandOrders } from './page-areas.ts'
import { siteReviews } from './reviews.ts'
import { brandCategoryAliases, categoryAliases, notices, templateSettings } from './site-lists.ts'
import { sitemapPage } from './sitemap.ts'
import { urlRouteBrand, urlRouteBrandCategory, urlRouteCategory } from './url-routes.ts'

const defaultPageSize = 24
const defaultGroup = 12

async function brandPage(
  tx: Tx,
  context: CallContext,
  { pageNo = 1, pageSize = defaultPageSize, keyWord = '' }: { pageNo?: number; pageSize?: number; keyWord?: string },
): Promise<CallData<typeof calls.catalog.brandPage>> {
  const keyword = typedKeyword(keyWord)
  const { text } = await normaliseKeyword(runIn(tx), keyword)
  const contains = text === '' ? sql`false` : like(brand.searchText, `%${escapeLike(text)}%`)
  const where = keyword ? contains : undefined
  const total = await tx.$count(brand, ofTenant(brand, context.tenant.tenantId, eq(brand.enabled, true), where))
  const list = await brands(tx, context, { where, limit: pageSize, offset: (pageNo - 1) * pageSize })
  return { total, pageNo, pageSize, list }
}

/** Calls about a site: brands, categories, help, page areas, templates, events, notices and changes. */
export function siteModule({
  db,
  clock,
  live,
  log,
  config,
}: Pick<Deps, 'db' | 'clock' | 'live' | 'log' | 'config'>): Implementation[] {
  const read = <T>({ tenant, user }: CallContext, fn: (tx: Tx) => Promise<T>) =>
    db.withTenant(tenant.tenantId, user?.userId ?? 'visitor', fn)
  const group =
    (query: BrandQuery) =>
    async (
      { params, query: { limit = defaultGroup } = {} }: { params: { id: string }; query?: { limit?: number } },
      context: CallContext,
    ) => {
      checkTenantFacts(context.tenant, { siteId: params.id })
      return read(context, (tx) => brands(tx, context, { ...query, limit }))
    }

  return [
    implementStream(calls.site.changes, changeStreams({ live, log })),
    ...gameEventCalls({ db, clock }),
    implement(calls.catalog.brandAll, async ({ params }, context) => {
      checkTenantFacts(context.tenant, { siteId: params.id })
      return read(context, (tx) => brands(tx, context))
    }),
    implement(calls.catalog.brandPage, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => brandPage(tx, context, query))
    }),
    implement(calls.catalog.topSeller, group({ order: brandOrders.sales, where: gt(brand.sales, 0) })),
    implement(calls.catalog.mostPop, group({ order: brandOrders.popular })),
    implement(calls.catalog.mostNew, group({ order: brandOrders.newest })),
    implement(calls.catalog.urlRouteCategory, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => urlRouteCategory(tx, context, query))
    }),
    implement(calls.catalog.urlRouteBrand, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => urlRouteBrand(tx, context, query.brandRouteName))
    }),
    implement(calls.catalog.urlRouteBrandCategory, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => urlRouteBrandCategory(tx, context, query))
    }),
    implement(calls.article.article, async ({ params }, context) =>
      read(context, (tx) => readArticle(tx, context, params.id)),
    ),
    implement(calls.article.articleCategory, async ({ query = {} }, context) =>
      read(context, (tx) => articleTree(tx, context, query)),
    ),
    implement(calls.catalog.categoryAlias, async ({ body }, context) => {
      checkTenantFacts(context.tenant, body)
      return read(context, (tx) => categoryAliases(tx, context))
    }),
    implement(calls.catalog.brandCategoryAlias, async ({ body }, context) => {
      checkTenantFacts(context.tenant, body)
      return read(context, (tx) => brandCategoryAliases(tx, context))
    }),
    implement(calls.site.templateSetting, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => templateSettings(tx, context, query.terminalType))
    }),
    implement(calls.site.commonConfig, async ({ query }, context) =>
      read(context, (tx) => commonConfig(config, tx, context, query)),
    ),
    implement(calls.site.deskSite, async (_, context) => read(context, (tx) => deskSite(config, tx, context))),
    implement(calls.review.reviewPageShow, async ({ query }, context) =>
      read(context, (tx) => siteReviews(tx, context, query?.pageSize ?? defaultPageSize)),
    ),
    implement(calls.site.sitemap, async ({ query }, context) => read(context, (tx) => sitemapPage(tx, context, query))),
    implement(calls.site.noticeList, async ({ query }, context) =>
      read(context, (tx) => notices(tx, context, query.type, clock.now())),
    ),
  ]
}
