import { languages } from '@tradepost/domain/language/languages'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { Type } from 'typebox'
import { DeskPageNo, Id, Instant, Nullable, OneOf, Page, PageSize, Strict, Text } from '../../common.ts'
import { Alias, BrandWords, brandWords, Confirmed, Language, Outdated, Picture, Version } from './catalog-words.ts'

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
  outdated: Outdated,
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
    confirmed: Confirmed,
    /** Another picture; null removes the present one. */
    picture: Type.Optional(Nullable(Picture)),
  }),
  data: CatalogBrand,
}

const MergedBrand = Type.Object({
  id: Id,
  name: Type.String(),
  alias: Type.String(),
  enabled: Type.Boolean(),
  version: Type.Integer(),
})
/** A value of an attribute that offers have, in words. */
const mergedFact = {
  categoryId: Id,
  category: Type.String(),
  /** Offers that have it, listed or not. */
  offers: Type.Integer(),
}
const FactWords = Type.Object({ attributeId: Id, attribute: Type.String(), value: Type.String() })
/** What a merge moves from one brand to another. */
const BrandMerge = Type.Object({
  /** The brand that ends. */
  former: MergedBrand,
  /** The brand that stays. */
  present: MergedBrand,
  categories: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      offers: Type.Integer(),
      /** True if the brand that stays does not sell it yet. */
      added: Type.Boolean(),
    }),
  ),
  /** Offers, listed or not. */
  offers: Type.Integer(),
  /** Orders of these offers. They keep the name of what was bought. */
  orders: Type.Integer(),
  /** Entries of wish lists, and alerts: they follow their offers. */
  wishes: Type.Integer(),
  alerts: Type.Integer(),
  /** Aliases that will lead to the brand that stays. */
  aliases: Type.Array(Type.String()),
  /** Search words of the brand that stays, after the merge. */
  keywords: Type.String(),
  /** Areas of pages that name the brand. */
  areas: Type.Integer(),
  /** The event moves to a brand without one of its own. */
  event: OneOf(['none', 'moves', 'ends']),
  /** True if the brand that stays has no picture of its own. */
  picture: Type.Boolean(),
  /** Values that become others of the same name. */
  mapped: Type.Array(Type.Object({ ...mergedFact, from: FactWords, to: FactWords })),
  /** What the brand that stays lacks: values of attributes. Null for a category of another kind. */
  blocking: Type.Array(Type.Object({ ...mergedFact, fact: Nullable(FactWords) })),
})
export const readBrandMerge = { params: Type.Object({ id: Id, intoId: Id }), data: BrandMerge }
export const mergeBrand = {
  params: Type.Object({ id: Id }),
  body: Strict({
    /** The brand that stays. */
    intoId: Id,
    /** The versions of both brands as the caller saw them. */
    version: Version,
    intoVersion: Version,
  }),
  /** The brand that stays. */
  data: CatalogBrand,
}
