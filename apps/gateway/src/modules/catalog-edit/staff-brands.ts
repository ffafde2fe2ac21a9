import { calls } from '@tradepost/contract'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { and, asc, eq, like, type SQL, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { escapeLike, normaliseKeyword, runIn } from '../catalog/keyword.ts'
import { brandDetail, brandsWithGoods, listedBrand, shopLanguages } from './brand-views.ts'

const defaultPageSize = 24

async function holdsKeyword(tx: Tx, typed: string): Promise<SQL | undefined> {
  const keyword = typedKeyword(typed)
  if (!keyword) return undefined
  const { text } = await normaliseKeyword(runIn(tx), keyword)
  return text === '' ? sql`false` : like(brand.searchText, `%${escapeLike(text)}%`)
}

/** Calls by which staff read brands. */
export const staffBrandCalls = (deps: Deps): Implementation[] => [
  implement(calls.catalogEdit.staffBrandPage, ({ body = {} }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { keyword = '', enabled, pageNo = 1, pageSize = defaultPageSize } = body
      const isShown = enabled === undefined ? undefined : eq(brand.enabled, enabled)
      const where = and(isShown, await holdsKeyword(tx, keyword))
      const total = await tx.$count(brand, ofTenant(brand, tenantId, where))
      const rows = await brandsWithGoods(tx, tenantId, where)
        .orderBy(asc(brand.name), brand.id)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const inLanguages = await shopLanguages(tx, context)
      const list = rows.map(({ row, goods }) => listedBrand(row, goods, inLanguages, context.locale))
      return { total, pageNo, pageSize, list }
    }),
  ),
  implement(calls.catalogEdit.staffBrandDetail, ({ params }, context) =>
    asStaff(deps, context, (tx) => brandDetail(tx, context, params.id)),
  ),
]
