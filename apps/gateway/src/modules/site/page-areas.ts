import type { AreaBrandCategories, AreaContent, AreaImage } from '@tradepost/contract'
import { areaType } from '@tradepost/contract/constants'
import { asc, desc, inArray } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { pageArea } from '../../platform/db/schema/website.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pick } from '../../platform/text/localised.ts'
import { type BrandQuery, brands, brandsById } from '../catalog/brands.ts'
import { categoryRows, toCategory } from '../catalog/categories.ts'
import { leaveOutTaken } from '../file/taken/leave-out-taken.ts'
import { articleTree } from './articles.ts'
import { newestReviews } from './reviews.ts'

/** The content of an area as editors store it, per language. Ids and groups are resolved on each request. */
export interface StoredArea {
  images?: { path: string; width: number; height: number; href: string; title: string; text: string; alt?: string }[]
  title?: string
  /** Picked brands in their order; the group is computed where nobody has picked any. */
  brandIds?: string[]
  brandGroup?: 'popular' | 'sales' | 'newest'
  limit?: number
  entries?: { brandId: string; categoryId: string }[]
  blocks?: { title: string; text: string; icon: string }[]
  articleIds?: string[]
  footerArticleIds?: string[]
  links?: { title: string; href: string }[]
  columns?: { title: string; links: { title: string; href: string }[] }[]
  categoryIds?: string[]
}

const groups: Record<NonNullable<StoredArea['brandGroup']>, NonNullable<BrandQuery['order']>> = {
  popular: [desc(brand.popularity), desc(brand.sales), brand.id],
  sales: [desc(brand.sales), desc(brand.popularity), brand.id],
  newest: [desc(brand.createdAt), brand.id],
}
export const brandOrders = groups

async function content(tx: Tx, context: CallContext, area: StoredArea): Promise<AreaContent> {
  const all = (await articleTree(tx, context, {})).flatMap((category) => category.articles)
  const chosen = (ids: string[] = []) => ids.flatMap((id) => all.find((article) => article.id === id) ?? [])
  return {
    articles: chosen(area.articleIds).map(({ id, title, summary }) => ({ id, title, summary })),
    footerArticles: chosen(area.footerArticleIds).map(({ id, title }) => ({ id, title })),
  }
}

async function brandCategories(
  tx: Tx,
  context: CallContext,
  entries: NonNullable<StoredArea['entries']>,
): Promise<AreaBrandCategories> {
  const brandById = await brandsById(
    tx,
    context,
    entries.map((entry) => entry.brandId),
  )
  const categories = new Map(
    (await categoryRows(tx, context)).map((row) => [String(row.id), toCategory(row, context.locale)]),
  )
  return {
    entries: entries.flatMap(({ brandId, categoryId }) => {
      const brand = brandById.get(brandId)
      const category = categories.get(categoryId)
      return brand && category ? { brand, category } : []
    }),
  }
}

const images = async (tx: Tx, { tenant }: CallContext, area: StoredArea): Promise<AreaImage> => ({
  images: (await leaveOutTaken(tx, tenant.tenantId, area.images ?? [])).map(({ path, width, height, ...rest }) => ({
    image: { url: mediaUrl(path), width, height },
    ...rest,
  })),
})

/** The brands that were picked, in their order, or those that come first in the group. */
async function shownBrands(tx: Tx, context: CallContext, { brandIds = [], brandGroup, limit }: StoredArea) {
  if (brandIds.length === 0) return brands(tx, context, { order: groups[brandGroup ?? 'popular'], limit: limit ?? 12 })
  const byId = await brandsById(tx, context, brandIds)
  return brandIds.flatMap((id) => byId.get(id) ?? [])
}

/** Resolves the references of a stored area into the shape that the contract defines for its type. */
export async function resolveArea(tx: Tx, context: CallContext, type: number, area: StoredArea): Promise<unknown> {
  switch (type) {
    case areaType.h5HomeImage:
    case areaType.pcHomeImage:
    case areaType.rotation:
      return images(tx, context, area)
    case areaType.h5HotGame:
    case areaType.h5AllGameHotGame:
      return { title: area.title ?? '', brands: await shownBrands(tx, context, area) }
    case areaType.h5HomeText:
    case areaType.pcHomeText:
      return { blocks: area.blocks ?? [] }
    case areaType.h5CommonContent:
      return content(tx, context, area)
    case areaType.pcOldHomeHeader:
      return { links: area.links ?? [] }
    case areaType.footer:
      return { columns: area.columns ?? [] }
    case areaType.hotCategory: {
      const rows = await categoryRows(tx, context)
      const ids = area.categoryIds ?? rows.map((row) => String(row.id))
      return {
        categories: ids.flatMap((id) =>
          rows.filter((row) => String(row.id) === id).map((row) => toCategory(row, context.locale)),
        ),
      }
    }
    case areaType.comment:
      return { comments: await newestReviews(tx, context, area.limit ?? 8, 4) }
    default:
      return brandCategories(tx, context, area.entries ?? [])
  }
}

/** The requested areas, ordered by type. */
export async function pageAreas(tx: Tx, context: CallContext, types: readonly number[]) {
  if (types.length === 0) return []
  const rows = await tx
    .select()
    .from(pageArea)
    .where(ofTenant(pageArea, context.tenant.tenantId, inArray(pageArea.areaType, [...types])))
    .orderBy(asc(pageArea.areaType))
  const configs: { areaType: number; jsonData: string }[] = []
  for (const row of rows) {
    const stored = (pick(row.content, context.locale) ?? {}) as StoredArea
    configs.push({
      areaType: row.areaType,
      jsonData: JSON.stringify(await resolveArea(tx, context, row.areaType, stored)),
    })
  }
  return configs
}
