import { Type } from 'typebox'
import { Id, Nullable, Page, Strict } from '../../common.ts'
import {
  Alias,
  BrandWords,
  Confirmed,
  Count,
  Kind,
  keywordPage,
  Language,
  Outdated,
  Position,
  Version,
  Words,
} from './catalog-words.ts'

const ListedCatalogCategory = Type.Object({
  id: Id,
  /** The name in the language of the caller. */
  name: Type.String(),
  alias: Type.String(),
  /** The kind of goods; null for one that has no name. */
  kind: Nullable(Kind),
  icon: Type.String(),
  /** True if the shop shows the category and sells its offers. */
  enabled: Type.Boolean(),
  /** The place in lists: smaller ones come first. */
  position: Type.Integer(),
  brands: Count,
  /** Listed offers. */
  offers: Count,
  /** Languages of the shop in which the category has no name. */
  missing: Type.Array(Language),
  outdated: Outdated,
})
const CatalogCategory = Type.Object({
  ...ListedCatalogCategory.properties,
  words: Type.Array(BrandWords),
  formerAliases: Type.Array(Type.String()),
  version: Type.Integer(),
})
const categoryStatements = { alias: Alias, position: Position, enabled: Type.Boolean(), words: Words }
export const staffCategoryPage = {
  body: Strict({ ...keywordPage, enabled: Type.Optional(Type.Boolean()) }),
  data: Page(ListedCatalogCategory),
}
export const staffCategoryDetail = { params: Type.Object({ id: Id }), data: CatalogCategory }
export const createCategory = { body: Strict({ ...categoryStatements, kind: Kind }), data: CatalogCategory }
export const editCategory = {
  params: Type.Object({ id: Id }),
  body: Strict({
    ...categoryStatements,
    /** Another kind, as long as no brand sells the category. */
    kind: Type.Optional(Kind),
    version: Version,
    confirmed: Confirmed,
  }),
  data: CatalogCategory,
}
