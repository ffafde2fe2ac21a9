import { languages } from '@tradepost/domain/language/languages'
import { aliasPattern, catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { categoryKinds } from '@tradepost/domain/offer/category-kinds'
import { Type } from 'typebox'
import { attrType } from '../../constants.ts'
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
/** Languages of the shop whose words are older than those of its first language. */
const Outdated = Type.Array(Language)
/** Languages whose words somebody has compared with those of the first language and found right. */
const Confirmed = Type.Optional(Type.Array(Language, { maxItems: languages.length, uniqueItems: true }))

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

/** Languages that are left out keep their words. */
const Words = Type.Array(Strict(brandWords), { maxItems: languages.length })
const Position = Type.Integer({ minimum: 0, maximum: catalogLimits.position })
const Count = Type.Integer()
const Kind = OneOf(categoryKinds)
const keywordPage = {
  /** A part of a name or of the alias. */
  keyword: Type.Optional(Text(100)),
  pageNo: DeskPageNo,
  pageSize: PageSize,
}

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

const attributeName = { language: Language, name: Text(catalogLimits.name) }
/** The names in each language. An empty one removes it; languages that are left out keep theirs. */
const Names = Type.Array(Strict(attributeName), { maxItems: languages.length })
const StoredNames = Type.Array(Type.Object({ language: Language, name: Type.String() }))
/** See `attrType`. */
const AttrType = Type.Integer({ minimum: attrType.text, maximum: attrType.special })
const Value = Text(catalogLimits.value, 1)
const ListedCatalogAttribute = Type.Object({
  id: Id,
  name: Type.String(),
  attrType: AttrType,
  /** True if offers show it among their first facts. */
  isMain: Type.Boolean(),
  /** True if lists of offers can be narrowed by it. */
  filterable: Type.Boolean(),
  /** True if a seller must state it. */
  required: Type.Boolean(),
  position: Type.Integer(),
  /** Values that sellers can state. */
  values: Count,
  /** Brand categories whose offers state it. */
  brandCategories: Count,
  /** Languages of the shop in which the attribute has no name. */
  missing: Type.Array(Language),
  outdated: Outdated,
})
const AttributeValue = Type.Object({
  value: Type.String(),
  /** The words for it in the language of the caller. */
  name: Type.String(),
  /** False if sellers can no longer state it. Offers that have it keep it. */
  enabled: Type.Boolean(),
  /** Listed offers that have it. */
  offers: Count,
  words: StoredNames,
})
const CatalogAttribute = Type.Object({
  ...ListedCatalogAttribute.properties,
  names: StoredNames,
  valueList: Type.Array(AttributeValue),
  version: Type.Integer(),
})
const attributeStatements = {
  attrType: AttrType,
  isMain: Type.Boolean(),
  filterable: Type.Boolean(),
  required: Type.Boolean(),
  position: Position,
  names: Names,
}
const attributeId = Type.Object({ id: Id })
export const staffAttributePage = { body: Strict(keywordPage), data: Page(ListedCatalogAttribute) }
export const staffAttributeDetail = { params: attributeId, data: CatalogAttribute }
export const createAttribute = {
  body: Strict({
    ...attributeStatements,
    values: Type.Optional(Type.Array(Value, { maxItems: catalogLimits.values })),
  }),
  data: CatalogAttribute,
}
export const editAttribute = {
  params: attributeId,
  body: Strict({ ...attributeStatements, version: Version, confirmed: Confirmed }),
  data: CatalogAttribute,
}
export const addAttributeValue = {
  params: attributeId,
  body: Strict({ value: Value, words: Type.Optional(Names) }),
  data: CatalogAttribute,
}
export const editAttributeValue = {
  params: attributeId,
  body: Strict({
    value: Value,
    enabled: Type.Boolean(),
    /** Its place among the values, from 1; by default the present one. */
    place: Type.Optional(Type.Integer({ minimum: 1, maximum: catalogLimits.values })),
    words: Names,
    version: Version,
  }),
  data: CatalogAttribute,
}
export const removeAttributeValue = { params: attributeId, body: Strict({ value: Value }), data: CatalogAttribute }

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
