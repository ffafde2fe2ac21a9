import type { RoleSide, SellerPermission, StaffPermission } from './permissions.ts'

/** What a key of a seller may be allowed. Money, members, and what leaves the vault stay with people. */
export const sellerKeyPermissions = [
  'offer.view',
  'offer.edit',
  'unit.view',
  'unit.edit',
  'order.view',
  'order.deliver',
] as const satisfies readonly SellerPermission[]
export type SellerKeyPermission = (typeof sellerKeyPermissions)[number]

/** What a key of the shop may be allowed. Decisions, customers' data, members and settings stay with people. */
export const staffKeyPermissions = [
  'alert.view',
  'audit.read',
  'catalog.edit',
  'catalog.view',
  'content.edit',
  'content.view',
  'coupon.view',
  'figures.view',
  'invoice.view',
  'payout.view',
  'rate.view',
  'review.view',
  'seller.view',
  'webhook.view',
] as const satisfies readonly StaffPermission[]
export type StaffKeyPermission = (typeof staffKeyPermissions)[number]

/** What a key of each side may be allowed. */
export const keyPermissions: Readonly<Record<RoleSide, readonly string[]>> = {
  seller: sellerKeyPermissions,
  staff: staffKeyPermissions,
}

/** Maximum number of keys of one seller, and of a shop, that work at the same time. */
export const mostKeys = 20
/** Calls that one key may make in a minute. */
export const keyCallsPerMinute = 600

const letterOf = { seller: 'k', staff: 's' } as const satisfies Record<RoleSide, string>
const shape = /^tp([ks])_([1-9]\d{0,9})_([a-z0-9]{8})_[\w-]{43}$/

/** The side, the tenant and the prefix that a key states. Null for a text of another form. */
export function readKey(text: string): { side: RoleSide; tenantId: number; prefix: string } | null {
  const [, letter, tenant, prefix] = shape.exec(text) ?? []
  const tenantId = Number(tenant)
  if (!prefix || tenantId > 2_147_483_647) return null
  return { side: letter === letterOf.staff ? 'staff' : 'seller', tenantId, prefix }
}

export const keyText = (side: RoleSide, tenantId: number, prefix: string, random: string): string =>
  `tp${letterOf[side]}_${tenantId}_${prefix}_${random}`
