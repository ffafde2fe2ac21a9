import { languages } from '@tradepost/domain/language/languages'
import { storeLimits } from '@tradepost/domain/limits/store-limits'
import { Type } from 'typebox'
import { Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

const OwnStore = Type.Object({
  nickName: Type.String(),
  /** What the seller says of the store, by language. */
  about: Type.Array(Type.Object({ language: Type.String(), text: Type.String() })),
  /** Empty without a picture. */
  avatarUrl: Type.String(),
  bannerUrl: Type.String(),
})
export const sellerOwnStore = { data: OwnStore }
export const sellerOwnStoreEdit = {
  body: Strict({
    /** Replaces the words of these languages; an empty text removes them. */
    about: Type.Optional(
      Type.Array(Strict({ language: OneOf(languages), text: Text(storeLimits.about) }), { maxItems: languages.length }),
    ),
    /** An upload of the caller in the catalogue `general`; null removes the picture. */
    avatar: Type.Optional(Nullable(Uuid)),
    banner: Type.Optional(Nullable(Uuid)),
  }),
  data: OwnStore,
}
