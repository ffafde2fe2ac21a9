import { Type } from 'typebox'
import { UserInfo } from './account.ts'
import { Id, Nullable, Strict, Uuid } from './common.ts'
import { SellerBrief, SellerFacts } from './product.ts'

export * from './alerts.ts'
export * from './beta.ts'
export * from './complain.ts'
export * from './messages.ts'
export * from './pass-client.ts'
export * from './saved.ts'

export const buyer = { data: Type.Object({ ...UserInfo.properties, points: Type.Integer(), gCoin: Type.Integer() }) }
export const buyerAvatar = { data: Type.Object({ avatar: Nullable(Type.String()), fileUrl: Nullable(Type.String()) }) }
export const avatarList = { data: Type.Array(Type.Object({ id: Uuid, fileUrl: Type.String() })) }
export const saveAvatar = { body: Strict({ avatarId: Uuid }), data: Type.Object({ avatar: Uuid }) }
export const sellerStore = {
  query: Type.Object({ sellerId: Id }),
  data: Type.Object({
    ...SellerBrief.properties,
    ...SellerFacts.properties,
    about: Type.String(),
    bannerUrl: Type.String(),
    brands: Type.Array(
      Type.Object({ brandId: Id, brandName: Type.String(), brandAlias: Type.String(), offers: Type.Integer() }),
    ),
  }),
}
export const sellerOnline = {
  body: Strict({ sellerIds: Type.Array(Id, { maxItems: 100 }) }),
  data: Type.Array(Type.Object({ sellerId: Id, online: Type.Boolean() })),
}
