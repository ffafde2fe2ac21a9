import { expect, it } from 'vitest'
import { keyPermissions, keyText, readKey } from './key-permissions.ts'
import { ownerPreset, presetPermissions } from './roles.ts'

const random = 'a'.repeat(43)

it('reads the side, the tenant and the prefix of a key, and nothing from other texts', () => {
  for (const side of ['seller', 'staff'] as const)
    expect(readKey(keyText(side, 12, 'ab12cd34', random))).toEqual({ side, tenantId: 12, prefix: 'ab12cd34' })
  for (const text of [
    ...['', 'tpk_1_ab12cd34', `tpk_0_ab12cd34_${random}`, `tpk_1_AB12cd34_${random}`, ` tpk_1_ab12cd34_${random}`],
    ...[`tpk_1_ab12cd34_${random}x`, `tpk_9999999999_ab12cd34_${random}`, `tpx_1_ab12cd34_${random}`],
  ])
    expect(readKey(text)).toBeNull()
})

it('offers a key only what an owner may do', () => {
  for (const side of ['seller', 'staff'] as const) {
    const owner = presetPermissions(side, ownerPreset[side]).map(String)
    expect(keyPermissions[side].filter((permission) => !owner.includes(permission))).toEqual([])
  }
})
