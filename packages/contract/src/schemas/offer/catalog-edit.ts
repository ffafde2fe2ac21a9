import { languages } from '@tradepost/domain/language/languages'
import { aliasPattern, catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { Type } from 'typebox'
import { DeskPageNo, Id, Instant, Nullable, OneOf, Page, PageSize, Strict, Text } from '../common.ts'

const Language = OneOf(languages)
const Alias = Type.String({ pattern: aliasPattern, minLength: 1, maxLength: catalogLimits.alias })
/** The words of a brand in one language. Empty texts are not shown. */
const brandWords = {
  language: Language,
  /** The name in this language; empty if the general name is shown. */
  name: Text(catalogLimits.name),
  about: Text(catalogLimits.about),
  seoTitle: Text(catalogLimits.seoTitle),
  seoDescription: Text(catalogLimits.seoDescription),
}
const BrandWords = Type.Object(brandWords)

const ListedCatalogBrand = Type.Object({
  id: Id,
  /** The name in the language of the caller. */
  name: Type.String(),
  alias: Type.String(),
  coverUrl: Type.String(),
  /** True if the shop shows the brand and sells its offers. */
  enabled: Type.Boolean(),
  /** Listed offers. */
  offers: Type.Integer(),
  categories: Type.Integer(),
  /** Languages of the shop in which the brand has no description. */
  missing: Type.Array(Language),
})
const CatalogBrand = Type.Object({
  ...ListedCatalogBrand.properties,
  /** The name in every language without a name of its own. */
  generalName: Type.String(),
  coverWideUrl: Type.String(),
  /** Other words by which people search for the brand. */
  keywords: Type.String(),
  words: Type.Array(BrandWords),
  /** Earlier aliases. Their addresses lead to the present one. */
  formerAliases: Type.Array(Type.String()),
  createdAt: Instant,
  /** Repeat it in an edit: an edit of an older version is refused. */
  version: Type.Integer(),
})

/** Languages that are left out keep their words. */
const brandStatements = {
  alias: Alias,
  name: Text(catalogLimits.name, 1),
  keywords: Text(catalogLimits.keywords),
  enabled: Type.Boolean(),
  words: Type.Array(Strict(brandWords), { maxItems: languages.length }),
}
/** The version of what the caller read. */
const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** The id of an uploaded file. */
const Picture = Text(36, 1)

export const staffBrandPage = {
  body: Strict({
    /** A part of a name, of the alias or of the search words. */
    keyword: Type.Optional(Text(100)),
    enabled: Type.Optional(Type.Boolean()),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(ListedCatalogBrand),
}
export const staffBrandDetail = { params: Type.Object({ id: Id }), data: CatalogBrand }
export const createBrand = {
  body: Strict({ ...brandStatements, picture: Type.Optional(Picture) }),
  data: CatalogBrand,
}
export const editBrand = {
  params: Type.Object({ id: Id }),
  body: Strict({
    ...brandStatements,
    version: Version,
    /** Another picture; null removes the present one. */
    picture: Type.Optional(Nullable(Picture)),
  }),
  data: CatalogBrand,
}
