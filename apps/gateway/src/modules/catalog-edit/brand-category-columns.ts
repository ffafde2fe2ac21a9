import { categoryKindOf, kindFacts } from '@tradepost/domain/offer/category-kinds'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, category } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import type { BrandCategoryId } from './brand-category-views.ts'

/** The categories of brands for which no settings of its kind are known use those of items. */
const otherTemplate = kindFacts.items.template

/** The columns of a brand category, which has the kind of its category. */
export async function newColumns(tx: Tx, tenantId: number, { brandId, categoryId }: BrandCategoryId) {
  const [found] = await tx
    .select({ brandId: brand.id, category })
    .from(category)
    .innerJoin(brand, ofTenant(brand, category.tenantId, hasId(brand.id, brandId)))
    .where(ofTenant(category, tenantId, hasId(category.id, categoryId)))
    // A change of the category, and a merge of the brand, wait for it.
    .for('share', { of: [category, brand] })
  if (!found) throw new Failure('not_found', { field: 'categoryId' })
  const { id, names, isStandard, standardType, categoryType, isMembership, handOver } = found.category
  const kind = categoryKindOf({ standardType, categoryType, handOver })
  return {
    ...{ tenantId, brandId: found.brandId, categoryId: id, isStandard, standardType, categoryType, isMembership },
    ...{ parents: [{ id, name: names }], template: kind ? kindFacts[kind].template : otherTemplate },
  }
}
