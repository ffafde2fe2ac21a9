import { languages } from '@tradepost/domain/language/languages'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { Type } from 'typebox'
import { Id, Nullable, Strict, Text } from '../../common.ts'
import { AttrType, Confirmed, Count, Kind, Language, Outdated, Position, Value, Version } from './catalog-words.ts'

const ListedBrandCategory = Type.Object({
  categoryId: Id,
  name: Type.String(),
  alias: Type.String(),
  kind: Nullable(Kind),
  enabled: Type.Boolean(),
  /** False if the category itself is hidden. */
  categoryEnabled: Type.Boolean(),
  /** The place among the categories of the brand; null for that of the category. */
  position: Nullable(Type.Integer()),
  /** Listed offers. */
  offers: Count,
  attributes: Count,
})
/** The words of a brand category for search engines in one language. */
const seoWords = {
  language: Language,
  seoTitle: Text(catalogLimits.seoTitle),
  seoDescription: Text(catalogLimits.seoDescription),
}
/** An attribute of the shop, and whether the offers of a brand category state it. */
const BrandCategoryAttribute = Type.Object({
  id: Id,
  name: Type.String(),
  attrType: AttrType,
  required: Type.Boolean(),
  used: Type.Boolean(),
  /** The values that its sellers can state; empty if all can be stated. */
  choices: Type.Array(Type.String()),
  values: Type.Array(Type.Object({ value: Type.String(), name: Type.String() })),
})
const CatalogBrandCategory = Type.Object({
  ...ListedBrandCategory.properties,
  brandId: Id,
  brandName: Type.String(),
  brandAlias: Type.String(),
  words: Type.Array(Type.Object(seoWords)),
  outdated: Outdated,
  attributeList: Type.Array(BrandCategoryAttribute),
  version: Type.Integer(),
})
const brandCategoryId = Type.Object({ brandId: Id, categoryId: Id })
const BrandCategories = Type.Object({
  list: Type.Array(ListedBrandCategory),
  /** Categories that the brand does not sell. */
  others: Type.Array(Type.Object({ id: Id, name: Type.String() })),
})
export const staffBrandCategories = { params: Type.Object({ brandId: Id }), data: BrandCategories }
export const staffBrandCategoryDetail = { params: brandCategoryId, data: CatalogBrandCategory }
export const addBrandCategory = {
  params: Type.Object({ brandId: Id }),
  body: Strict({ categoryId: Id }),
  data: CatalogBrandCategory,
}
export const editBrandCategory = {
  params: brandCategoryId,
  body: Strict({
    enabled: Type.Boolean(),
    position: Nullable(Position),
    words: Type.Array(Strict(seoWords), { maxItems: languages.length }),
    /** The attributes that its offers state, each with the values to choose from; without values, all of them. */
    attributes: Type.Array(Strict({ id: Id, choices: Type.Array(Value, { maxItems: catalogLimits.values }) }), {
      maxItems: catalogLimits.attributes,
    }),
    version: Version,
    confirmed: Confirmed,
  }),
  data: CatalogBrandCategory,
}
export const removeBrandCategory = { params: brandCategoryId, data: BrandCategories }
