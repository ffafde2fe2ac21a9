import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'

/** What each recorded call did, in words. Staff and sellers share the words for the same act. */
const words: Readonly<Partial<Record<string, MessageId>>> = {
  'afterSales.sellerAnswerDispute': 'staffDesk.act-answer-dispute',
  'afterSales.sellerAnswerRefund': 'staffDesk.act-answer-refund',
  'application.applicationDetail': 'staffDesk.act-application-detail',
  'application.decideApplication': 'staffDesk.act-decide-application',
  'application.returnDeposit': 'staffDesk.act-return-deposit',
  'audit.auditExport': 'staffDesk.act-audit-export',
  'coupon.createCoupon': 'staffDesk.act-create-coupon',
  'coupon.grantCoupon': 'staffDesk.act-grant-coupon',
  'factor.resetFactor': 'staffDesk.act-reset-factor',
  'file.quarantineFile': 'staffDesk.act-quarantine-file',
  'messages.sellerReadMessages': 'staffDesk.act-read-messages',
  'messages.sellerSendMessage': 'staffDesk.act-send-message',
  'messages.staffReadMessages': 'staffDesk.act-read-messages',
  'messages.staffSendMessage': 'staffDesk.act-send-message',
  'offerPlan.cancelPlan': 'staffDesk.act-cancel-plan',
  'offerPlan.planOffer': 'staffDesk.act-plan-offer',
  'offerTranslation.removeTranslation': 'staffDesk.act-remove-translation',
  'offerTranslation.translateOffer': 'staffDesk.act-translate-offer',
  'payout.addPayoutAccount': 'staffDesk.act-add-payout-account',
  'payout.answerCommission': 'staffDesk.act-answer-commission',
  'payout.answerPayoutRun': 'staffDesk.act-answer-payout-run',
  'payout.payoutFile': 'staffDesk.act-payout-file',
  'payout.proposeCommission': 'staffDesk.act-propose-commission',
  'payout.removePayoutAccount': 'staffDesk.act-remove-payout-account',
  'payout.settlePayout': 'staffDesk.act-settle-payout',
  'payout.startPayoutRun': 'staffDesk.act-start-payout-run',
  'rental.decideRentalComplaint': 'staffDesk.act-decide-rental-complaint',
  'rental.rotateRentalUnit': 'staffDesk.act-rotate-rental-unit',
  'report.decideReport': 'staffDesk.act-decide-report',
  'review.sellerReplyReview': 'staffDesk.act-reply-review',
  'role.changeMember': 'staffDesk.act-change-member',
  'role.changeRole': 'staffDesk.act-change-role',
  'role.createRole': 'staffDesk.act-create-role',
  'role.deleteRole': 'staffDesk.act-delete-role',
  'role.inviteMember': 'staffDesk.act-invite-member',
  'role.removeMember': 'staffDesk.act-remove-member',
  'role.sellerInviteMember': 'staffDesk.act-invite-member',
  'role.sellerRemoveMember': 'staffDesk.act-remove-member',
  'role.sellerWithdrawInvitation': 'staffDesk.act-withdraw-invitation',
  'role.withdrawInvitation': 'staffDesk.act-withdraw-invitation',
  'seller.sellerDeliver': 'staffDesk.act-deliver',
  'seller.sellerOfferCreate': 'staffDesk.act-offer-create',
  'seller.sellerOfferEdit': 'staffDesk.act-offer-edit',
  'seller.sellerOfferImport': 'staffDesk.act-offer-import',
  'seller.sellerOwnStoreEdit': 'staffDesk.act-own-store-edit',
  'sellerKey.sellerKeyCreate': 'staffDesk.act-create-key',
  'sellerKey.sellerKeyRevoke': 'staffDesk.act-revoke-key',
  'staff.answerProposal': 'staffDesk.act-answer-proposal',
  'staff.closeStaffAlert': 'staffDesk.act-close-staff-alert',
  'staff.correctBalance': 'staffDesk.act-correct-balance',
  'staff.decideDispute': 'staffDesk.act-decide-dispute',
  'staff.decideInsurance': 'staffDesk.act-decide-insurance',
  'standing.changeStanding': 'staffDesk.act-change-standing',
  'standing.setVacation': 'staffDesk.act-set-vacation',
  'unitClaim.sellerAnswerUnitClaim': 'staffDesk.act-answer-unit-claim',
  'vault.addUnit': 'staffDesk.act-add-unit',
  'vault.addUnits': 'staffDesk.act-add-units',
  'vault.changeUnit': 'staffDesk.act-change-unit',
  'vault.exportUnits': 'staffDesk.act-export-units',
  'vault.importUnits': 'staffDesk.act-import-units',
  'vault.pasteUnits': 'staffDesk.act-paste-units',
  'vault.replaceUnit': 'staffDesk.act-replace-unit',
  'vault.setVault': 'staffDesk.act-set-vault',
}

/** The message that says what a call did; that of any other act for a call without words of its own. */
export const wordsOfCall = (call: string): MessageId => words[call] ?? 'staffDesk.act-other'

/** Returns what a recorded call did, in words. */
export function useActName(): (call: string) => string {
  const t = useT()
  return (call) => t(wordsOfCall(call))
}
