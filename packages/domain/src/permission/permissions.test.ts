import { describe, expect, it } from 'vitest'
import { isStaffPermission, permissionsOf, staffPermissions } from './permissions.ts'
import { mayGrant, ownerPreset, presetPermissions, rolePresets } from './roles.ts'

const sides = ['staff', 'seller'] as const

describe('permissions', () => {
  it.each(sides)('of %s are sorted, unique and named by subject and act', (side) => {
    const names = permissionsOf[side]
    expect(names).toEqual([...new Set(names)].sort())
    for (const name of names) expect(name).toMatch(/^[a-z]+\.[a-z]+$/)
  })

  it('are recognised by name, and nothing inherited is', () => {
    expect(staffPermissions.every(isStaffPermission)).toBe(true)
    for (const name of ['', 'order.deliver', 'constructor']) expect(isStaffPermission(name)).toBe(false)
  })
})

describe('preset roles', () => {
  it.each(sides)('of %s hold known permissions, and the owner all of them', (side) => {
    for (const [preset, permissions] of Object.entries(rolePresets[side])) {
      expect(permissions.length, preset).toBeGreaterThan(0)
      expect([...new Set(permissions)], preset).toEqual([...permissions])
      expect(
        permissions.filter((permission) => !permissionsOf[side].includes(permission)),
        preset,
      ).toEqual([])
    }
    expect(presetPermissions(side, ownerPreset[side])).toEqual(permissionsOf[side])
  })

  it('give nothing under a name that no preset of the side has', () => {
    for (const name of ['seller_owner', 'constructor', '']) expect(presetPermissions('staff', name)).toEqual([])
  })
})

describe('granting', () => {
  it('is limited to what the granter has', () => {
    const administrator = new Set<string>(presetPermissions('staff', 'administrator'))
    expect(mayGrant(administrator, presetPermissions('staff', 'finance'))).toBe(true)
    expect(mayGrant(administrator, presetPermissions('staff', 'owner'))).toBe(false)
    expect(mayGrant(new Set(presetPermissions('staff', 'finance')), ['file.quarantine'])).toBe(false)
  })
})
