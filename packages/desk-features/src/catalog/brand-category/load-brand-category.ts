import { calls } from '@tradepost/contract'
import { type DeskContext, requirePermission } from '../../kernel/server.ts'
import { loadBrand } from '../load-brands.ts'
import { loadMerge } from '../merge/load-merge.ts'

/** A brand with the categories that it sells, and its merge into another one. */
export async function loadBrandWithCategories(context: DeskContext, id: string) {
  const [{ brand }, { list }, merge] = await Promise.all([
    loadBrand(context, id),
    context.api(calls.catalogEdit.staffBrandCategories, { params: { brandId: id } }),
    loadMerge(context, id),
  ])
  return { brand, categories: list, merge }
}

/** The categories that a brand does not sell. */
export async function loadNewBrandCategory(context: DeskContext, brandId: string) {
  requirePermission(context, 'staff', 'catalog.edit')
  const [{ brand }, { others }] = await Promise.all([
    loadBrand(context, brandId),
    context.api(calls.catalogEdit.staffBrandCategories, { params: { brandId } }),
  ])
  return { brandId, brandName: brand.name, others }
}

export const loadBrandCategory = async ({ api }: DeskContext, brandId: string, categoryId: string) => ({
  goods: await api(calls.catalogEdit.staffBrandCategoryDetail, { params: { brandId, categoryId } }),
})
