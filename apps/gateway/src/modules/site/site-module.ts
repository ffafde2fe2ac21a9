import { type CallData, website } from '@tradepost/contract'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement, implementStream } from '../../platform/call/implement.ts'
import { checkTenantFacts } from '../../platform/call/tenant-facts.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { type BrandQuery, brands } from '../catalog/brands.ts'
import { escapeLike, normaliseKeyword, runIn } from '../catalog/keyword.ts'
import { articleTree, readArticle } from './articles.ts'
import { changeStreams } from './change-stream.ts'
import { commonConfig } from './common-config.ts'
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
): Promise<CallData<typeof website.brandPage>> {
  const typed = typedKeyword(keyWord)
  const { text } = await normaliseKeyword(runIn(tx), typed)
  const where = typed ? sql`(${text !== ''} and b.search_text like ${`%${escapeLike(text)}%`})` : sql`true`
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from brand b where b.tenant_id = ${context.tenant.tenantId} and b.enabled and ${where}`,
  )
  const list = await brands(tx, context, { where, limit: pageSize, offset: (pageNo - 1) * pageSize })
  return { total: rows[0]?.n ?? 0, pageNo, pageSize, list }
}

/** Games, categories, help, page areas and templates of a site. */
export function websiteModule({ db, clock, live, log }: Pick<Deps, 'db' | 'clock' | 'live' | 'log'>): Implementation[] {
  const read = <T>({ tenant, user }: CallContext, fn: (tx: Tx) => Promise<T>) =>
    db.withTenant(tenant.tenantId, user?.userId ?? 'visitor', fn)
  const group =
    (order: NonNullable<BrandQuery['order']>) =>
    async ({ params, query }: { params: { id: string }; query?: { limit?: number } }, context: CallContext) => {
      checkTenantFacts(context.tenant, { siteId: params.id })
      return read(context, (tx) => brands(tx, context, { order, limit: query?.limit ?? defaultGroup }))
    }

  return [
    implementStream(website.changes, changeStreams({ live, log })),
    ...gameEventCalls({ db, clock }),
    implement(website.brandAll, async ({ params }, context) => {
      checkTenantFacts(context.tenant, { siteId: params.id })
      return read(context, (tx) => brands(tx, context))
    }),
    implement(website.brandPage, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => brandPage(tx, context, query))
    }),
    implement(website.topSeller, group(brandOrders.sales)),
    implement(website.mostPop, group(brandOrders.popular)),
    implement(website.mostNew, group(brandOrders.newest)),
    implement(website.urlRouteCategory, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => urlRouteCategory(tx, context, query))
    }),
    implement(website.urlRouteBrand, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => urlRouteBrand(tx, context, query.brandRouteName))
    }),
    implement(website.urlRouteBrandCategory, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => urlRouteBrandCategory(tx, context, query))
    }),
    implement(website.article, async ({ params }, context) =>
      read(context, (tx) => readArticle(tx, context, params.id)),
    ),
    implement(website.articleCategory, async ({ query = {} }, context) =>
      read(context, (tx) => articleTree(tx, context, query)),
    ),
    implement(website.categoryAlias, async ({ body }, context) => {
      checkTenantFacts(context.tenant, body)
      return read(context, (tx) => categoryAliases(tx, context))
    }),
    implement(website.brandCategoryAlias, async ({ body }, context) => {
      checkTenantFacts(context.tenant, body)
      return read(context, (tx) => brandCategoryAliases(tx, context))
    }),
    implement(website.templateSetting, async ({ query }, context) => {
      checkTenantFacts(context.tenant, query)
      return read(context, (tx) => templateSettings(tx, context, query.terminalType))
    }),
    implement(website.commonConfig, async ({ query }, context) =>
      read(context, (tx) => commonConfig(tx, context, query)),
    ),
    implement(website.reviewPageShow, async ({ query }, context) =>
      read(context, (tx) => siteReviews(tx, context, query?.pageSize ?? defaultPageSize)),
    ),
    implement(website.sitemap, async ({ query }, context) => read(context, (tx) => sitemapPage(tx, context, query))),
    implement(website.noticeList, async ({ query }, context) =>
      read(context, (tx) => notices(tx, context, query.type, clock.now())),
    ),
  ]
}
