import {
  type Permission,
  type RoleSide,
  type SellerPermission,
  type StaffPermission,
  sellerPermissions,
  staffPermissions,
} from './permissions.ts'

const without = <P extends Permission>(all: readonly P[], ...left: readonly P[]): readonly P[] =>
  all.filter((permission) => !left.includes(permission))

const support: readonly StaffPermission[] = [
  'beta.view',
  'case.view',
  'complaint.decide',
  'complaint.view',
  'customer.ban',
  'customer.view',
  'file.quarantine',
  'goods.replace',
  'mail.resend',
  'message.moderate',
  'message.send',
  'message.view',
  'report.decide',
  'report.view',
  'review.moderate',
  'review.view',
  'seller.view',
  'ticket.answer',
  'ticket.view',
  'verification.decide',
  'verification.view',
]

/** Roles that every tenant has for its staff. Only an owner may do everything. */
export const staffPresets = {
  owner: staffPermissions,
  administrator: without(staffPermissions, 'role.manage'),
  finance: [
    'act.view',
    'alert.close',
    'alert.view',
    'balance.correct',
    'case.view',
    'chargeback.answer',
    'chargeback.view',
    'commission.edit',
    'commission.view',
    'coupon.create',
    'coupon.grant',
    'coupon.view',
    'deposit.return',
    'figures.view',
    'insurance.decide',
    'insurance.edit',
    'insurance.view',
    'invoice.edit',
    'invoice.view',
    'pass.edit',
    'pass.view',
    'payment.view',
    'payout.run',
    'payout.settings',
    'payout.view',
    'proposal.answer',
    'rate.edit',
    'rate.view',
    'refund.decide',
    'seller.view',
    'tax.edit',
    'tax.view',
  ],
  support,
  support_lead: [
    ...support,
    'act.view',
    'alert.close',
    'alert.view',
    'application.decide',
    'application.view',
    'chargeback.view',
    'coupon.grant',
    'coupon.view',
    'customer.erase',
    'customer.export',
    'insurance.decide',
    'insurance.view',
    'invoice.view',
    'member.view',
    'proposal.answer',
    'refund.decide',
    'role.view',
    'seller.mark',
    'seller.standing',
    'ticket.template',
    'verification.settings',
  ],
  content_editor: ['content.edit', 'content.publish', 'content.view', 'file.quarantine'],
  catalogue_manager: ['catalog.edit', 'catalog.view', 'report.view'],
  analyst: [
    'act.view',
    'alert.view',
    'beta.view',
    'catalog.view',
    'coupon.view',
    'figures.view',
    'pass.view',
    'rate.view',
    'report.view',
    'review.view',
  ],
  release_manager: [
    'alert.view',
    'backup.take',
    'beta.invite',
    'beta.view',
    'client.view',
    'error.edit',
    'error.view',
    'job.view',
  ],
} as const satisfies Record<string, readonly StaffPermission[]>
export type StaffPreset = keyof typeof staffPresets

/** Roles that every seller has. */
export const sellerPresets = {
  seller_owner: sellerPermissions,
  seller_staff: without(
    sellerPermissions,
    'balance.view',
    'coupon.edit',
    'key.manage',
    'member.manage',
    'payout.edit',
    'store.edit',
    'unit.export',
    'vacation.edit',
  ),
} as const satisfies Record<string, readonly SellerPermission[]>
export type SellerPreset = keyof typeof sellerPresets

export type RolePreset = StaffPreset | SellerPreset
export const rolePresets: Readonly<Record<RoleSide, Readonly<Record<string, readonly Permission[]>>>> = {
  staff: staffPresets,
  seller: sellerPresets,
}
/** The role that at least one member must keep. */
export const ownerPreset = { staff: 'owner', seller: 'seller_owner' } as const satisfies Record<RoleSide, RolePreset>

/** The permissions of a preset role; none if the side has no such preset. */
export const presetPermissions = (side: RoleSide, preset: string): readonly Permission[] =>
  Object.hasOwn(rolePresets[side], preset) ? (rolePresets[side][preset] ?? []) : []

/** True if somebody may give, change or take a role: nobody grants what they do not have. */
export const mayGrant = (own: ReadonlySet<string>, granted: readonly string[]): boolean =>
  granted.every((permission) => own.has(permission))

/** Maximum number of roles that a tenant makes of its own. */
export const mostOwnRoles = 50
/** Maximum number of members and open invitations of a tenant's staff, and of a seller. */
export const mostMembers = { staff: 500, seller: 50 } as const satisfies Record<RoleSide, number>
