import type { Api } from '@tradepost/api-client'
import { type CallData, website } from '@tradepost/contract'

/** The slugs of the shop: kinds of goods and games by id, kinds of goods of a game by `brandId-categoryId` as `brand/category`. */
export interface Aliases extends CallData<typeof website.brandCategoryAlias> {
  categories: CallData<typeof website.categoryAlias>
}

/** Asks for all slugs, which the caller keeps: they are the same for everybody. */
export async function askAliases(api: Api, site: { tenantId: string; siteId: string }): Promise<Aliases> {
  const { tenantId, siteId } = site
  const [categories, ofBrands] = await Promise.all([
    api(website.categoryAlias, { body: { tenantId, siteId } }),
    api(website.brandCategoryAlias, { body: { tenantId, siteId } }),
  ])
  return { categories, ...ofBrands }
}
