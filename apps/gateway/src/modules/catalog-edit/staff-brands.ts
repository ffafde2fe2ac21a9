import { calls } from '@tradepost/contract'
import { and, asc, eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { brandDetail, brandsWithGoods, listedBrand, shopLanguages } from './brand-views.ts'
import { holdsKeyword } from './holds-keyword.ts'

const defaultPageSize = 24

/** Calls by which staff read brands. */
export const staffBrandCalls = (deps: Deps): Implementation[] => [
  implement(calls.catalogEdit.staffBrandPage, ({ body = {} }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { keyword = '', enabled, pageNo = 1, pageSize = defaultPageSize } = body
      const isShown = enabled === undefined ? undefined : eq(brand.enabled, enabled)
      const where = and(isShown, await holdsKeyword(tx, keyword, [brand.searchText]))
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
