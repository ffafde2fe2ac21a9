import { staffKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { Type } from 'typebox'
import { Bearer, KeyOf, keyById, NewKeyOf } from '../api-key.ts'
import { OneOf } from '../common.ts'

export const StaffKey = KeyOf(staffKeyPermissions)

export const staffKeyList = {
  data: Type.Object({
    /** Active keys first, then the newest; at most 100. */
    list: Type.Array(StaffKey),
    /** What the caller may allow a new key. */
    permissions: Type.Array(OneOf(staffKeyPermissions)),
  }),
}
export const staffKeyCreate = {
  body: NewKeyOf(staffKeyPermissions),
  data: Type.Object({
    ...StaffKey.properties,
    bearer: Bearer('tps_1_ab12cd34_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
  }),
}
export const staffKeyRevoke = { params: keyById, data: StaffKey }
