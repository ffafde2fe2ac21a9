import { call } from '../../call.ts'
import type * as s from '../../schemas/offer/catalog-edit/index.ts'

const denied = ['unauthorized', 'forbidden'] as const
const edit = {
  method: 'POST',
  auth: 'staff',
  permission: 'catalog.edit',
  tag: 'extension',
} as const
const brands = '/website/service/brand'

export const staffBrandPage = call<typeof s.staffBrandPage>({
  method: 'POST',
  path: `${brands}/page`,
  auth: 'staff',
  permission: 'catalog.view',
  reads: true,
  tag: 'extension',
  summary: 'Returns a page of the brands, shown or not, by name, with the languages that lack words.',
  errors: [...denied],
})
export const staffBrandDetail = call<typeof s.staffBrandDetail>({
  method: 'GET',
  path: `${brands}/{id}`,
  auth: 'staff',
  permission: 'catalog.view',
  tag: 'extension',
  summary: 'Returns a brand with its words in every language, its search words and its earlier aliases.',
  errors: [...denied, 'not_found'],
})
export const createBrand = call<typeof s.createBrand>({
  ...edit,
  path: brands,
  summary: 'Adds a brand.',
  errors: [...denied, 'not_found', 'data_error', 'alias_taken', 'alias_reserved', 'rate_limited'],
})
export const editBrand = call<typeof s.editBrand>({
  ...edit,
  path: `${brands}/{id}`,
  summary:
    'Changes a brand. After another alias, the old address leads to the new one. The offers of a brand that is not enabled cannot be bought.',
  errors: [...denied, 'not_found', 'data_error', 'conflict', 'alias_taken', 'alias_reserved', 'rate_limited'],
})
export const readBrandMerge = call<typeof s.readBrandMerge>({
  method: 'GET',
  path: `${brands}/{id}/merge/{intoId}`,
  auth: 'staff',
  permission: 'catalog.edit',
  tag: 'extension',
  summary:
    'Tells what a merge of a brand into another one moves, and what prevents it: values of attributes that the other brand lacks.',
  errors: [...denied, 'not_found', 'brand_merge_direction'],
})
export const mergeBrand = call<typeof s.mergeBrand>({
  ...edit,
  path: `${brands}/{id}/merge`,
  summary:
    'Merges a brand into another one, which gets its offers, categories, addresses and search words. The brand is gone afterwards; orders keep its name.',
  errors: [...denied, 'not_found', 'conflict', 'brand_merge_direction', 'brand_merge_blocked'],
})

const view = { auth: 'staff', permission: 'catalog.view', tag: 'extension' } as const
const categories = '/website/service/category'
export const staffCategoryPage = call<typeof s.staffCategoryPage>({
  ...view,
  method: 'POST',
  path: `${categories}/page`,
  reads: true,
  summary: 'Returns a page of the categories, shown or not, in their order, with the languages that lack a name.',
  errors: [...denied],
})
export const staffCategoryDetail = call<typeof s.staffCategoryDetail>({
  ...view,
  method: 'GET',
  path: `${categories}/{id}`,
  summary: 'Returns a category with its words in every language and its earlier aliases.',
  errors: [...denied, 'not_found'],
})
export const createCategory = call<typeof s.createCategory>({
  ...edit,
  path: categories,
  summary: 'Adds a category. It has a name in at least one language. Brands sell it once it is added to them.',
  errors: [...denied, 'data_error', 'alias_taken', 'alias_reserved', 'catalog_full'],
})
export const editCategory = call<typeof s.editCategory>({
  ...edit,
  path: `${categories}/{id}`,
  summary:
    'Changes a category. After another alias, the old addresses lead to the new ones. The offers of a category that is not enabled cannot be bought.',
  errors: [...denied, 'not_found', 'data_error', 'conflict', 'alias_taken', 'alias_reserved', 'used_by_brands'],
})

const attributes = '/website/service/attribute'
const attributeErrors = [...denied, 'not_found', 'data_error'] as const
export const staffAttributePage = call<typeof s.staffAttributePage>({
  ...view,
  method: 'POST',
  path: `${attributes}/page`,
  reads: true,
  summary: 'Returns a page of the attributes of offers, in their order.',
  errors: [...denied],
})
export const staffAttributeDetail = call<typeof s.staffAttributeDetail>({
  ...view,
  method: 'GET',
  path: `${attributes}/{id}`,
  summary: 'Returns an attribute with its names, and its values with their words and numbers of listed offers.',
  errors: [...denied, 'not_found'],
})
export const createAttribute = call<typeof s.createAttribute>({
  ...edit,
  path: attributes,
  summary: 'Adds an attribute, by default without values. Offers state it once a brand category uses it.',
  errors: [...denied, 'data_error', 'catalog_full'],
})
export const editAttribute = call<typeof s.editAttribute>({
  ...edit,
  path: `${attributes}/{id}`,
  summary: 'Changes an attribute. Its type stays as long as offers state it.',
  errors: [...attributeErrors, 'conflict', 'used_by_offers'],
})
export const addAttributeValue = call<typeof s.addAttributeValue>({
  ...edit,
  path: `${attributes}/{id}/value`,
  summary: 'Adds a value to a choice. Sellers can state it wherever all values can be stated.',
  errors: [...attributeErrors, 'conflict', 'catalog_full'],
})
export const editAttributeValue = call<typeof s.editAttributeValue>({
  ...edit,
  path: `${attributes}/{id}/value/edit`,
  summary:
    'Changes the words of a value, its place, and whether sellers can state it. Offers keep a value that is not enabled.',
  errors: [...attributeErrors, 'conflict'],
})
export const removeAttributeValue = call<typeof s.removeAttributeValue>({
  ...edit,
  path: `${attributes}/{id}/value/remove`,
  summary: 'Removes a value that no offer has.',
  errors: [...attributeErrors, 'used_by_offers'],
})

const brandCategories = `${brands}/{brandId}/category`
export const staffBrandCategories = call<typeof s.staffBrandCategories>({
  ...view,
  method: 'GET',
  path: brandCategories,
  summary: 'Lists the categories that a brand sells, in the order of its page, and those that it does not sell.',
  errors: [...denied, 'not_found'],
})
export const staffBrandCategoryDetail = call<typeof s.staffBrandCategoryDetail>({
  ...view,
  method: 'GET',
  path: `${brandCategories}/{categoryId}`,
  summary: 'Returns a brand category with its words for search engines and the attributes that its offers state.',
  errors: [...denied, 'not_found'],
})
export const addBrandCategory = call<typeof s.addBrandCategory>({
  ...edit,
  path: brandCategories,
  summary: 'Adds a category to a brand. Sellers can list its goods at once.',
  errors: [...denied, 'not_found', 'data_error', 'conflict'],
})
export const editBrandCategory = call<typeof s.editBrandCategory>({
  ...edit,
  path: `${brandCategories}/{categoryId}`,
  summary:
    'Changes a brand category: its state, place, words for search engines and attributes. The offers of one that is not enabled cannot be bought.',
  errors: [...denied, 'not_found', 'data_error', 'conflict'],
})
export const removeBrandCategory = call<typeof s.removeBrandCategory>({
  ...edit,
  path: `${brandCategories}/{categoryId}/remove`,
  summary: 'Removes a category without offers from a brand.',
  errors: [...denied, 'not_found', 'used_by_offers'],
})
