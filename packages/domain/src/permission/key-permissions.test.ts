import { expect, it } from 'vitest'
import { keyPermissions, keyText, readKey } from './key-permissions.ts'
import { sellerPresets } from './roles.ts'

const random = 'a'.repeat(43)

it('reads the tenant and the prefix of a key, and nothing from other texts', () => {
  expect(readKey(keyText(12, 'ab12cd34', random))).toEqual({ tenantId: 12, prefix: 'ab12cd34' })
  for (const text of [
    ...['', 'tpk_1_ab12cd34', `tpk_0_ab12cd34_${random}`, `tpk_1_AB12cd34_${random}`, ` tpk_1_ab12cd34_${random}`],
    ...[`tpk_1_ab12cd34_${random}x`, `tpk_9999999999_ab12cd34_${random}`],
  ])
    expect(readKey(text)).toBeNull()
})

it('offers a key only what an owner may do', () => {
  expect(keyPermissions.filter((permission) => !sellerPresets.seller_owner.includes(permission))).toEqual([])
})
