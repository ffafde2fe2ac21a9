import { calls } from '@tradepost/contract'
import { isUnique } from '@tradepost/domain/offer/offer-kinds'
import { asc, eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory, category } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { pickText } from '../../platform/text/localised.ts'
import { attributesOf } from '../offer/offer-attributes.ts'
import { commissionIn } from '../payout/commission.ts'
import { highestTax } from '../tax/tax-rates.ts'
import { isForSellers } from './create-offer.ts'

const kindsOf = (tx: Tx, tenantId: number, ...where: Parameters<typeof isForSellers>) =>
  tx
    .select({
      ...{ brandId: brand.id, brandName: brand.name, brandNames: brand.names },
      ...{ categoryId: category.id, categoryNames: category.names, handOver: category.handOver },
      ...{ standardType: brandCategory.standardType, categoryType: brandCategory.categoryType },
    })
    .from(brandCategory)
    .innerJoin(brand, ofTenant(brand, brandCategory.tenantId, eq(brand.id, brandCategory.brandId)))
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .where(ofTenant(brandCategory, tenantId, eq(brand.enabled, true), isForSellers(...where)))
    .orderBy(asc(brand.name), asc(brand.id), asc(category.id))

/** Calls about the goods that a seller can offer. */
export const brandCategoryCalls = (deps: Deps): Implementation[] => [
  implement(calls.seller.sellerBrandCategories, (_, context) =>
    asSeller(deps, context, async (tx) => {
      const rows = await kindsOf(tx, context.tenant.tenantId)
      const list = new Map<
        string,
        { brandId: string; brandName: string; categories: { categoryId: string; name: string }[] }
      >()
      for (const row of rows) {
        const name = row.brandNames[context.locale] ?? row.brandName
        const entry = list.get(row.brandId) ?? { brandId: row.brandId, brandName: name, categories: [] }
        entry.categories.push({ categoryId: row.categoryId, name: pickText(row.categoryNames, context.locale) })
        list.set(row.brandId, entry)
      }
      return { list: [...list.values()] }
    }),
  ),
  implement(calls.seller.sellerBrandCategory, ({ params: { brandId, categoryId } }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const [row] = await kindsOf(tx, tenantId, eq(brand.id, brandId), eq(category.id, categoryId))
      if (!row) throw new Failure('not_found', { field: 'categoryId' })
      return {
        brandName: row.brandNames[context.locale] ?? row.brandName,
        categoryName: pickText(row.categoryNames, context.locale),
        isUnique: isUnique(row, row.handOver),
        attributes: await attributesOf(tx, tenantId, { brandId, categoryId }, context.locale),
        feePercent: await commissionIn(tx, tenantId, sellerId, categoryId, deps.clock.now()),
        ...(await highestTax(tx, tenantId, categoryId, deps.clock.now())),
      }
    }),
  ),
]
