/** What the staff of a tenant may do. Each call for staff names one. Add the permission of a new call here. */
export const staffPermissions = [
  'act.view',
  'alert.close',
  'alert.view',
  'application.decide',
  'application.view',
  'audit.read',
  'backup.take',
  'balance.correct',
  'beta.invite',
  'beta.view',
  'case.view',
  'catalog.edit',
  'catalog.view',
  'chargeback.answer',
  'chargeback.view',
  'client.edit',
  'client.view',
  'commission.edit',
  'commission.view',
  'complaint.decide',
  'complaint.view',
  'content.edit',
  'content.publish',
  'content.view',
  'coupon.create',
  'coupon.grant',
  'coupon.view',
  'customer.ban',
  'customer.erase',
  'customer.export',
  'customer.view',
  'deposit.return',
  'error.edit',
  'error.view',
  'factor.reset',
  'figures.edit',
  'figures.view',
  'file.quarantine',
  'goods.replace',
  'insurance.decide',
  'insurance.edit',
  'insurance.view',
  'invoice.edit',
  'invoice.view',
  'job.retry',
  'job.view',
  'key.manage',
  'mail.resend',
  'member.manage',
  'member.view',
  'message.moderate',
  'message.send',
  'message.view',
  'opening.edit',
  'opening.open',
  'opening.view',
  'pass.edit',
  'pass.view',
  'payment.edit',
  'payment.view',
  'payout.run',
  'payout.settings',
  'payout.view',
  'proposal.answer',
  'rate.edit',
  'rate.view',
  'refund.decide',
  'report.decide',
  'report.view',
  'review.moderate',
  'review.view',
  'role.manage',
  'role.view',
  'seller.mark',
  'seller.standing',
  'seller.view',
  'tax.edit',
  'tax.view',
  'ticket.answer',
  'ticket.template',
  'ticket.view',
  'verification.decide',
  'verification.settings',
  'verification.view',
  'webhook.edit',
  'webhook.view',
] as const
export type StaffPermission = (typeof staffPermissions)[number]

/** What a seller, and the people who act for the seller, may do. Each call for sellers names one. */
export const sellerPermissions = [
  'balance.view',
  'coupon.edit',
  'coupon.view',
  'key.manage',
  'member.manage',
  'member.view',
  'message.send',
  'message.view',
  'offer.edit',
  'offer.import',
  'offer.view',
  'order.deliver',
  'order.view',
  'payout.edit',
  'refund.answer',
  'rental.rotate',
  'rental.view',
  'review.reply',
  'store.edit',
  'unit.edit',
  'unit.export',
  'unit.view',
  'vacation.edit',
] as const
export type SellerPermission = (typeof sellerPermissions)[number]

/**
 * What platform administrators may do, beside what their role in their own tenant allows. No role holds these, so nobody
 * gives them in the desk (decision 070).
 */
export const platformPermissions = ['tenant.create', 'tenant.view'] as const
export type PlatformPermission = (typeof platformPermissions)[number]

export type Permission = StaffPermission | SellerPermission

/** Whose permissions: those of the tenant's staff, or those of a seller. */
export type RoleSide = 'staff' | 'seller'
export const permissionsOf: Readonly<Record<RoleSide, readonly Permission[]>> = {
  staff: staffPermissions,
  seller: sellerPermissions,
}

const staffNames: ReadonlySet<string> = new Set(staffPermissions)
/** True if a text is the name of a permission of staff, as a role of the tenant's own stores them. */
export const isStaffPermission = (name: string): name is StaffPermission => staffNames.has(name)

/** The permission that approving a proposal needs besides `proposal.answer`: that of making it. */
export const permissionOfProposal = {
  dispute: 'refund.decide',
  insurance: 'insurance.decide',
  correction: 'balance.correct',
  coupon: 'coupon.create',
  grant: 'coupon.grant',
  rental: 'complaint.decide',
  report: 'report.decide',
} as const satisfies Record<string, StaffPermission>
