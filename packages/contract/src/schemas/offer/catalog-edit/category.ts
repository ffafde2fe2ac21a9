import { languages } from '@tradepost/domain/language/languages'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { Type } from 'typebox'
import { Id, Nullable, Page, Strict, Text } from '../../common.ts'
import {
  Alias,
  brandWords,
  Confirmed,
  Count,
  Kind,
  keywordPage,
  Language,
  Outdated,
  Position,
  Version,
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
/** Other words by which people search for the category. Shoppers do not see them. */
const Keywords = Text(catalogLimits.keywords)
const CategoryWords = Type.Object({ ...brandWords, keywords: Keywords })
const CatalogCategory = Type.Object({
  ...ListedCatalogCategory.properties,
  words: Type.Array(CategoryWords),
  formerAliases: Type.Array(Type.String()),
  version: Type.Integer(),
})
const categoryStatements = {
  ...{ alias: Alias, position: Position, enabled: Type.Boolean() },
  /** Languages that are left out keep their words, and search words that are left out stay. */
  words: Type.Array(Strict({ ...brandWords, keywords: Type.Optional(Keywords) }), { maxItems: languages.length }),
}
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
