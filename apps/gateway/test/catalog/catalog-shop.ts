import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { createAfterSalesShop } from '../support/after-sales-shop.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { signInStaff } from '../support/people.ts'

const site = { tenantId: String(testTenants.lumen.tenantId), siteId: testTenants.lumen.siteId }
const textsOf = (name: string) => ({ language: 'en' as const, name, about: '', seoTitle: '', seoDescription: '' })
type Stated = { id: string; value: string }[]

/** A shop with helpers for its catalogue: brands, categories and attributes of its staff, and offers of its seller. */
export async function createCatalogShop() {
  const shop = await createAfterSalesShop()
  const manager = await signInStaff(shop, 'lumen', 'catalogue_manager')
  let made = 0
  async function newCategory(): Promise<string> {
    made += 1
    const body = {
      alias: `goods-${made}`,
      kind: 'items' as const,
      position: made,
      enabled: true,
      words: [textsOf(`Goods ${made}`)],
    }
    const { data } = (await shop.inject(calls.catalogEdit.createCategory, { body }, shop.as(manager))).body
    if (!data) throw new Error('no category')
    return data.id
  }
  async function newBrand(name: string, categories: readonly string[], enabled = true) {
    made += 1
    const alias = `${name.toLowerCase().replaceAll(' ', '-')}-${made}`
    const body = { alias, name, keywords: '', enabled, words: [] }
    const { data } = (await shop.inject(calls.catalogEdit.createBrand, { body }, shop.as(manager))).body
    if (!data) throw new Error('no brand')
    for (const categoryId of categories)
      await shop.inject(
        calls.catalogEdit.addBrandCategory,
        { params: { brandId: data.id }, body: { categoryId } },
        shop.as(manager),
      )
    return { id: data.id, alias }
  }
  const brandDetail = async (id: string) =>
    (await shop.inject(calls.catalogEdit.staffBrandDetail, { params: { id } }, shop.as(manager))).body.data
  async function rename(id: string, change: { alias?: string; enabled?: boolean }) {
    const now = await brandDetail(id)
    if (!now) throw new Error('no brand')
    const { alias, generalName: name, keywords, enabled, version } = now
    const body = { ...{ alias, name, keywords, enabled, words: [], version }, ...change }
    return (await shop.inject(calls.catalogEdit.editBrand, { params: { id }, body }, shop.as(manager))).body
  }
  const previewMerge = async (id: string, intoId: string, by = manager) =>
    (await shop.inject(calls.catalogEdit.readBrandMerge, { params: { id, intoId } }, shop.as(by))).body
  async function merge(
    id: string,
    intoId: string,
    by = manager,
    versions: { version?: number; intoVersion?: number } = {},
  ) {
    const [former, present] = [await brandDetail(id), await brandDetail(intoId)]
    const body = { intoId, version: former?.version ?? 1, intoVersion: present?.version ?? 1, ...versions }
    return (await shop.inject(calls.catalogEdit.mergeBrand, { params: { id }, body }, shop.as(by))).body
  }
  async function sell(brandId: string, categoryId: string, attributes: Stated = []) {
    const body = { brandId, categoryId, title: 'A good thing', priceMinor: 1000, stock: 3, attributes }
    return (await shop.inject(calls.seller.sellerOfferCreate, { body }, shop.as(shop.vendor))).body
  }
  async function newOffer(brandId: string, categoryId: string, attributes: Stated = []): Promise<string> {
    const { data, code } = await sell(brandId, categoryId, attributes)
    if (!data) throw new Error(code)
    return data.id
  }
  const shownBrand = async (brandRouteName: string) =>
    (await shop.inject(calls.catalog.urlRouteBrand, { query: { ...site, brandRouteName } })).body
  const listed = async (brandId: string) =>
    (await shop.inject(calls.offer.offerPage, { body: { ...site, brandId } })).body.data?.list.map(({ id }) => id) ?? []
  const found = async (keyWord: string) =>
    (await shop.inject(calls.catalog.keySearch, { query: { ...site, keyWord } })).body.data?.map(
      ({ brandId }) => brandId,
    )
  const brandOf = async (offerId: string) =>
    (await shop.rows<{ id: string }>(sql`select brand_id::text as id from offer where id = ${offerId}`))[0]?.id
  const goodsOf = async (brandId: string) =>
    (
      await shop.inject(calls.catalogEdit.staffBrandCategories, { params: { brandId } }, shop.as(manager))
    ).body.data?.list.map(({ categoryId, offers }) => [categoryId, offers])
  const aliasesOfBrands = async () =>
    Object.values((await shop.inject(calls.catalog.brandCategoryAlias, { body: site })).body.data?.brands ?? {})

  async function newAttribute(name: string, values: string[]): Promise<string> {
    const body = {
      ...{ attrType: 2, isMain: false, filterable: true, required: false, position: 5, values },
      names: [{ language: 'en' as const, name }],
    }
    const { data } = (await shop.inject(calls.catalogEdit.createAttribute, { body }, shop.as(manager))).body
    if (!data) throw new Error('no attribute')
    return data.id
  }
  async function stateAttributes(brandId: string, categoryId: string, attributes: { id: string; choices: string[] }[]) {
    const params = { brandId, categoryId }
    const now = await shop.inject(calls.catalogEdit.staffBrandCategoryDetail, { params }, shop.as(manager))
    const version = now.body.data?.version ?? 0
    const body = { enabled: true, position: null, words: [], attributes, version }
    await shop.inject(calls.catalogEdit.editBrandCategory, { params, body }, shop.as(manager))
  }
  return {
    ...shop,
    manager,
    newCategory,
    newBrand,
    brandDetail,
    rename,
    previewMerge,
    merge,
    sell,
    newOffer,
    shownBrand,
    listed,
    found,
    brandOf,
    goodsOf,
    aliasesOfBrands,
    newAttribute,
    stateAttributes,
  }
}

export type CatalogShop = Awaited<ReturnType<typeof createCatalogShop>>
