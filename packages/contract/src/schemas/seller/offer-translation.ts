import { languages } from '@tradepost/domain/language/languages'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { Type } from 'typebox'
import { Id, OneOf, Strict, Text } from '../common.ts'

const Words = { title: Type.String(), description: Type.String() }
const OfferTranslations = Type.Object({
  /** What the seller wrote, in which language. */
  original: Type.Object({
    language: Type.String(),
    ...Words,
    /** Names these words, so that a translation of older ones is refused. */
    version: Type.String(),
  }),
  /** True if the installation can suggest translations. */
  canSuggest: Type.Boolean(),
  list: Type.Array(Type.Object({ language: Type.String(), ...Words })),
})

export const offerTranslations = { params: Type.Object({ id: Id }), data: OfferTranslations }
export const translateOffer = {
  params: Type.Object({ id: Id }),
  body: Strict({
    /** Any language but that of the original. */
    language: OneOf(languages),
    title: Text(offerLimits.title, 1),
    description: Text(offerLimits.description),
    /** The version of the original that was translated. */
    version: Text(40, 1),
  }),
  data: OfferTranslations,
}
export const suggestTranslation = {
  params: Type.Object({ id: Id }),
  body: Strict({
    /** Any language but that of the original. */
    language: OneOf(languages),
    version: Text(40, 1),
  }),
  /** The words by a machine. Nothing is stored: the seller reads them and saves what is right. */
  data: Type.Object(Words),
}
export const removeTranslation = {
  params: Type.Object({ id: Id }),
  body: Strict({ language: OneOf(languages) }),
  data: OfferTranslations,
}
