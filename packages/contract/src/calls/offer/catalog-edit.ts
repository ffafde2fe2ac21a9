import { call } from '../../call.ts'
import type * as s from '../../schemas/offer/catalog-edit.ts'

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
