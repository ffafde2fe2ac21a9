import { sellerKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { Type } from 'typebox'
import { Bearer, KeyOf, keyById, NewKeyOf } from '../api-key.ts'
import { OneOf } from '../common.ts'

export const SellerKey = KeyOf(sellerKeyPermissions)

export const sellerKeyList = {
  data: Type.Object({
    /** Active keys first, then the newest; at most 100. */
    list: Type.Array(SellerKey),
    /** What the caller may allow a new key. */
    permissions: Type.Array(OneOf(sellerKeyPermissions)),
  }),
}
export const sellerKeyCreate = {
  body: NewKeyOf(sellerKeyPermissions),
  data: Type.Object({
    ...SellerKey.properties,
    bearer: Bearer('tpk_1_ab12cd34_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
  }),
}
export const sellerKeyRevoke = { params: keyById, data: SellerKey }
