import { expect, it } from 'vitest'
import type { DeskContext } from './desk-context.ts'
import { requirePermission } from './require-permission.ts'

it('refuses a page to people without its permission, and to people of the other side', () => {
  const staff = { role: 'analyst', name: null, permissions: ['catalog.view'] }
  const context = {
    staff,
    seller: null,
    url: new URL('https://desk.example/staff/brands/new'),
  } as unknown as DeskContext
  expect(() => requirePermission(context, 'staff', 'catalog.view')).not.toThrow()
  for (const [side, permission] of [
    ['staff', 'catalog.edit'],
    ['seller', 'catalog.view'],
  ] as const)
    expect(() => requirePermission(context, side, permission)).toThrow(
      expect.objectContaining({ code: 'forbidden', details: expect.objectContaining({ status: 403 }) }),
    )
})
