import { languages } from '@tradepost/domain/language/languages'
import { aliasPattern, catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { categoryKinds } from '@tradepost/domain/offer/category-kinds'
import { Type } from 'typebox'
import { attrType } from '../../../constants.ts'
import { DeskPageNo, OneOf, PageSize, Text } from '../../common.ts'

export const Language = OneOf(languages)
export const Alias = Type.String({ pattern: aliasPattern, minLength: 1, maxLength: catalogLimits.alias })
/** The words of a brand in one language. Empty texts are not shown. */
export const brandWords = {
  language: Language,
  /** The name in this language; empty if the general name is shown. */
  name: Text(catalogLimits.name),
  about: Text(catalogLimits.about),
  seoTitle: Text(catalogLimits.seoTitle),
  seoDescription: Text(catalogLimits.seoDescription),
}
export const BrandWords = Type.Object(brandWords)
/** Languages of the shop whose words are older than those of its first language. */
export const Outdated = Type.Array(Language)
/** Languages whose words somebody has compared with those of the first language and found right. */
export const Confirmed = Type.Optional(Type.Array(Language, { maxItems: languages.length, uniqueItems: true }))

/** The version of what the caller read. */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** The id of an uploaded file. */
export const Picture = Text(36, 1)

export const Position = Type.Integer({ minimum: 0, maximum: catalogLimits.position })
export const Count = Type.Integer()
export const Kind = OneOf(categoryKinds)
export const keywordPage = {
  /** A part of a name, of the alias or of the search words. */
  keyword: Type.Optional(Text(100)),
  pageNo: DeskPageNo,
  pageSize: PageSize,
}

/** See `attrType`. */
export const AttrType = Type.Integer({ minimum: attrType.text, maximum: attrType.special })
export const Value = Text(catalogLimits.value, 1)
