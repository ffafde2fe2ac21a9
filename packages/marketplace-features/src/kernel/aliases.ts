import type { Api } from '@tradepost/api-client'
import { type CallData, calls } from '@tradepost/contract'

/** The site's aliases: categories and brands by id; brand categories by `brandId-categoryId`, as `brand/category`. */
export interface Aliases extends CallData<typeof calls.catalog.brandCategoryAlias> {
  categories: CallData<typeof calls.catalog.categoryAlias>
}

/** Fetches all aliases. They are the same for everybody, so the caller caches them. */
export async function fetchAliases(api: Api, site: { tenantId: string; siteId: string }): Promise<Aliases> {
  const { tenantId, siteId } = site
  const [categories, ofBrands] = await Promise.all([
    api(calls.catalog.categoryAlias, { body: { tenantId, siteId } }),
    api(calls.catalog.brandCategoryAlias, { body: { tenantId, siteId } }),
  ])
  return { categories, ...ofBrands }
}
