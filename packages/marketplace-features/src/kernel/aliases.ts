import type { Api } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'

/** The slugs of the shop: kinds of goods and games by id, kinds of goods of a game by `brandId-categoryId` as `brand/category`. */
export interface Aliases extends CallData<typeof calls.catalog.brandCategoryAlias> {
  categories: CallData<typeof calls.catalog.categoryAlias>
}

/** Asks for all slugs, which the caller keeps: they are the same for everybody. */
export async function fetchAliases(api: Api, site: { tenantId: string; siteId: string }): Promise<Aliases> {
  const { tenantId, siteId } = site
  const [categories, ofBrands] = await Promise.all([
    api(calls.catalog.categoryAlias, { body: { tenantId, siteId } }),
    api(calls.catalog.brandCategoryAlias, { body: { tenantId, siteId } }),
  ])
  return { categories, ...ofBrands }
}
