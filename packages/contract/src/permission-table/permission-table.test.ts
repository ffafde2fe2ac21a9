import { readFileSync } from 'node:fs'
import path from 'node:path'
import { permissionsOf, platformPermissions } from '@tradepost/domain/permission/permissions'
import { describe, expect, it } from 'vitest'
import { call } from '../call.ts'
import { contractEntries } from '../openapi.ts'
import { permissionsPage } from './permission-table.ts'

const entries = contractEntries()

describe('the permission of a call', () => {
  it('is named by every call of staff and sellers, and by no other', () => {
    for (const { topic, name, call: one } of entries) {
      const side = one.auth === 'staff' || one.auth === 'seller' ? one.auth : null
      const known: readonly unknown[] =
        side === 'staff' ? [...permissionsOf.staff, ...platformPermissions] : permissionsOf.seller
      const isRight = side ? known.includes(one.permission) : !one.permission
      expect([`${topic}.${name}`, isRight]).toEqual([`${topic}.${name}`, true])
    }
  })

  it('is needed by some call, each of them', () => {
    for (const side of ['staff', 'seller'] as const) {
      const used = new Set(entries.filter(({ call: one }) => one.auth === side).map(({ call: one }) => one.permission))
      expect(permissionsOf[side].filter((permission) => !used.has(permission))).toEqual([])
    }
  })

  it('is required by the type of a call', () => {
    const facts = { method: 'GET', path: '/x', tag: 'extension', summary: 'X.', errors: [] } as const
    // @ts-expect-error: a call of staff names its permission
    call({ ...facts, auth: 'staff' })
    // @ts-expect-error: a permission of sellers is none of staff
    call({ ...facts, auth: 'staff', permission: 'order.deliver' })
    // @ts-expect-error: a call of buyers has none
    call({ ...facts, auth: 'buyer', permission: 'case.view' })
    expect(call({ ...facts, auth: 'staff', permission: 'case.view' }).permission).toBe('case.view')
  })
})

describe('docs/permissions.md', () => {
  it('shows the calls and roles as they are; pnpm permissions writes it', () => {
    const file = path.join(import.meta.dirname, '../../../../docs/permissions.md')
    expect(readFileSync(file, 'utf8')).toBe(permissionsPage())
  })
})
