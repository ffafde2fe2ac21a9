import { isStaffPermission, type StaffPermission } from '@tradepost/domain/permission/permissions'

const groups = ['staff', 'sellers', 'money', 'cases', 'operation'] as const
export type PermissionGroup = (typeof groups)[number]

/** The subject under which a list shows each permission of staff. */
const groupOf: Readonly<Record<StaffPermission, PermissionGroup>> = {
  'act.view': 'staff',
  'alert.close': 'operation',
  'alert.view': 'operation',
  'application.decide': 'sellers',
  'application.view': 'sellers',
  'audit.read': 'staff',
  'balance.correct': 'money',
  'beta.view': 'operation',
  'case.view': 'cases',
  'commission.edit': 'sellers',
  'commission.view': 'sellers',
  'complaint.decide': 'cases',
  'complaint.view': 'cases',
  'coupon.create': 'money',
  'coupon.grant': 'money',
  'deposit.return': 'sellers',
  'factor.reset': 'staff',
  'file.quarantine': 'cases',
  'insurance.decide': 'cases',
  'member.manage': 'staff',
  'member.view': 'staff',
  'message.send': 'cases',
  'message.view': 'cases',
  'payout.run': 'money',
  'payout.view': 'money',
  'proposal.answer': 'money',
  'refund.decide': 'cases',
  'report.decide': 'cases',
  'report.view': 'cases',
  'role.manage': 'staff',
  'role.view': 'staff',
  'seller.standing': 'sellers',
  'seller.view': 'sellers',
}

/** Permissions by subject, without the subjects that none belongs to. */
export const permissionsByGroup = (
  permissions: readonly string[],
): { group: PermissionGroup; permissions: readonly string[] }[] =>
  groups
    .map((group) => ({
      group,
      permissions: permissions.filter((name) => (isStaffPermission(name) ? groupOf[name] : 'operation') === group),
    }))
    .filter((one) => one.permissions.length > 0)
