import type { SellerPermission } from './permissions.ts'

/** What a key of a seller may be allowed. Money, members, and what leaves the vault stay with people. */
export const keyPermissions = [
  'offer.view',
  'offer.edit',
  'unit.view',
  'unit.edit',
  'order.view',
  'order.deliver',
] as const satisfies readonly SellerPermission[]
export type KeyPermission = (typeof keyPermissions)[number]

/** Maximum number of keys of one seller that work at the same time. */
export const mostKeys = 20
/** Calls that one key may make in a minute. */
export const keyCallsPerMinute = 600

const shape = /^tpk_([1-9]\d{0,9})_([a-z0-9]{8})_[\w-]{43}$/

/** The tenant and the prefix that a key states. Null for a text of another form. */
export function readKey(text: string): { tenantId: number; prefix: string } | null {
  const [, tenant, prefix] = shape.exec(text) ?? []
  const tenantId = Number(tenant)
  return prefix && tenantId <= 2_147_483_647 ? { tenantId, prefix } : null
}

export const keyText = (tenantId: number, prefix: string, random: string): string =>
  `tpk_${tenantId}_${prefix}_${random}`
