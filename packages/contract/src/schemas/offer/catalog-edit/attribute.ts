import { languages } from '@tradepost/domain/language/languages'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { Type } from 'typebox'
import { Id, Page, Strict, Text } from '../../common.ts'
import {
  AttrType,
  Confirmed,
  Count,
  keywordPage,
  Language,
  Outdated,
  Position,
  Value,
  Version,
} from './catalog-words.ts'

const attributeName = { language: Language, name: Text(catalogLimits.name) }
/** The names in each language. An empty one removes it; languages that are left out keep theirs. */
const Names = Type.Array(Strict(attributeName), { maxItems: languages.length })
const StoredNames = Type.Array(Type.Object({ language: Language, name: Type.String() }))
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
  /** Values with words that are older than those of the shop's first language. */
  outdatedValues: Count,
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
  outdated: Outdated,
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
    confirmed: Confirmed,
  }),
  data: CatalogAttribute,
}
export const removeAttributeValue = { params: attributeId, body: Strict({ value: Value }), data: CatalogAttribute }
