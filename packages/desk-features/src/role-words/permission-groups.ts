import { isStaffPermission, type StaffPermission } from '@tradepost/domain/permission/permissions'
import type { MessageId } from '@tradepost/i18n'

const groups = ['staff', 'sellers', 'money', 'cases', 'operation'] as const
export type PermissionGroup = (typeof groups)[number]

/** The subject under which a list shows each permission of staff, and the words for it. */
const permissionWords: Readonly<Record<StaffPermission, readonly [PermissionGroup, MessageId]>> = {
  'act.view': ['staff', 'staffDesk.may-act-view'],
  'alert.close': ['operation', 'staffDesk.may-alert-close'],
  'alert.view': ['operation', 'staffDesk.may-alert-view'],
  'application.decide': ['sellers', 'staffDesk.may-application-decide'],
  'application.view': ['sellers', 'staffDesk.may-application-view'],
  'audit.read': ['staff', 'staffDesk.may-audit-read'],
  'balance.correct': ['money', 'staffDesk.may-balance-correct'],
  'backup.take': ['operation', 'jobs.may-backup'],
  'beta.invite': ['operation', 'staffDesk.may-beta-invite'],
  'beta.view': ['operation', 'staffDesk.may-beta-view'],
  'case.view': ['cases', 'staffDesk.may-case-view'],
  'catalog.edit': ['operation', 'catalogDesk.may-edit'],
  'catalog.view': ['operation', 'catalogDesk.may-view'],
  'chargeback.answer': ['money', 'chargeback.may-answer'],
  'chargeback.view': ['money', 'chargeback.may-view'],
  'client.edit': ['operation', 'clients.may-edit'],
  'client.view': ['operation', 'clients.may-view'],
  'commission.edit': ['sellers', 'staffDesk.may-commission-edit'],
  'commission.view': ['sellers', 'staffDesk.may-commission-view'],
  'complaint.decide': ['cases', 'staffDesk.may-complaint-decide'],
  'complaint.view': ['cases', 'staffDesk.may-complaint-view'],
  'content.edit': ['operation', 'staffDesk.may-content-edit'],
  'content.publish': ['operation', 'staffDesk.may-content-publish'],
  'content.view': ['operation', 'staffDesk.may-content-view'],
  'coupon.create': ['money', 'staffDesk.may-coupon-create'],
  'coupon.grant': ['money', 'staffDesk.may-coupon-grant'],
  'coupon.view': ['money', 'staffDesk.may-coupon-view'],
  'customer.ban': ['cases', 'customerBan.may'],
  'customer.erase': ['cases', 'customerData.may-erase'],
  'customer.export': ['cases', 'customerData.may-export'],
  'customer.view': ['cases', 'staffDesk.may-customer-view'],
  'deposit.return': ['sellers', 'staffDesk.may-deposit-return'],
  'error.edit': ['operation', 'pageErrors.may-edit'],
  'error.view': ['operation', 'pageErrors.may-view'],
  'factor.reset': ['staff', 'staffDesk.may-factor-reset'],
  'figures.edit': ['money', 'figures.may-edit'],
  'figures.view': ['money', 'figures.may-view'],
  'file.quarantine': ['cases', 'staffDesk.may-file-quarantine'],
  'goods.replace': ['cases', 'support.may-goods'],
  'insurance.decide': ['cases', 'staffDesk.may-insurance-decide'],
  'insurance.edit': ['money', 'trust.may-insurance-edit'],
  'insurance.view': ['money', 'trust.may-insurance-view'],
  'invoice.edit': ['money', 'invoice.may-edit'],
  'invoice.view': ['money', 'invoice.may-view'],
  'job.retry': ['operation', 'jobs.may-retry'],
  'job.view': ['operation', 'jobs.may-view'],
  'key.manage': ['operation', 'clients.may-keys'],
  'mail.resend': ['cases', 'customerBan.may-resend'],
  'member.manage': ['staff', 'staffDesk.may-member-manage'],
  'member.view': ['staff', 'staffDesk.may-member-view'],
  'message.moderate': ['cases', 'messageReport.may'],
  'message.send': ['cases', 'staffDesk.may-message-send'],
  'message.view': ['cases', 'staffDesk.may-message-view'],
  'pass.edit': ['money', 'passTerms.may-edit'],
  'pass.view': ['money', 'passTerms.may-view'],
  'payment.edit': ['money', 'paymentKeys.may-edit'],
  'payment.view': ['money', 'paymentKeys.may-view'],
  'payout.run': ['money', 'staffDesk.may-payout-run'],
  'payout.settings': ['money', 'payoutSettings.may'],
  'payout.view': ['money', 'staffDesk.may-payout-view'],
  'proposal.answer': ['money', 'staffDesk.may-proposal-answer'],
  'opening.edit': ['operation', 'opening.may-edit'],
  'opening.open': ['operation', 'opening.may-open'],
  'opening.view': ['operation', 'opening.may-view'],
  'rate.edit': ['money', 'rates.may-edit'],
  'rate.view': ['money', 'rates.may-view'],
  'refund.decide': ['cases', 'staffDesk.may-refund-decide'],
  'report.decide': ['cases', 'staffDesk.may-report-decide'],
  'report.view': ['cases', 'staffDesk.may-report-view'],
  'review.moderate': ['cases', 'staffDesk.may-review-moderate'],
  'review.view': ['cases', 'staffDesk.may-review-view'],
  'role.manage': ['staff', 'staffDesk.may-role-manage'],
  'role.view': ['staff', 'staffDesk.may-role-view'],
  'seller.mark': ['sellers', 'trust.may-mark'],
  'seller.standing': ['sellers', 'staffDesk.may-seller-standing'],
  'seller.view': ['sellers', 'staffDesk.may-seller-view'],
  'tax.edit': ['money', 'tax.may-edit'],
  'tax.view': ['money', 'tax.may-view'],
  'ticket.answer': ['cases', 'tickets.may-answer'],
  'ticket.template': ['cases', 'tickets.may-template'],
  'ticket.view': ['cases', 'tickets.may-view'],
  'verification.decide': ['sellers', 'trust.may-decide'],
  'verification.settings': ['sellers', 'trust.may-settings'],
  'verification.view': ['sellers', 'trust.may-view'],
  'webhook.edit': ['operation', 'webhooks.may-edit'],
  'webhook.view': ['operation', 'webhooks.may-view'],
}

/** Permissions by subject, without the subjects that none belongs to. */
export const permissionsByGroup = (
  permissions: readonly string[],
): { group: PermissionGroup; permissions: readonly string[] }[] =>
  groups
    .map((group) => ({
      group,
      permissions: permissions.filter(
        (name) => (isStaffPermission(name) ? permissionWords[name][0] : 'operation') === group,
      ),
    }))
    .filter((one) => one.permissions.length > 0)

/** The message that says what a permission allows; null for one that this version does not know. */
export const wordsOfPermission = (permission: string): MessageId | null =>
  isStaffPermission(permission) ? permissionWords[permission][1] : null
