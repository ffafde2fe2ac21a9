/** The reasons that a call cannot add unlimited rows. */
export interface Bound {
  /** Tables that the call adds rows to, except those in `following`. */
  adds: string
  /** Names of the rate limits that count the call. */
  rate?: string
  /** The cap in `row-caps.test.ts`, or in the named file, that limits the rows. */
  cap?: string
  /** Unique key without the tenant: `table(column, …)`. The database keeps one row for each value of these columns. */
  once?: string
  /** The irreversible step that the call makes, e.g. of an order or a payment. The number of steps limits the rows. */
  step?: string
  /** Called by staff or a signing provider, or paid for. */
  by?: 'staff' | 'provider' | 'payment'
}

const sessions = { adds: 'access_token refresh_family refresh_token', rate: 'session-hour', cap: 'sessions' }
const message = { adds: 'message message_attachment', rate: 'message-burst message-hour' }
const ofSeller = 'one delivery of each piece that was bought'
const decided = 'one decision of each case'

/** Every call that adds rows, with its bound. The test fails for calls that are missing here. */
export const bounds: Readonly<Record<string, Bound>> = {
  'signIn.authUrl': { adds: 'login_request', rate: 'federated-ip' },
  'account.bindEmail': { ...sessions, adds: `${sessions.adds} credential`, rate: 'code-check-ip session-hour' },
  'account.changePassword': { ...sessions, adds: `${sessions.adds} credential` },
  'signIn.exchangeCredential': { adds: 'proven_identity', rate: 'federated-ip' },
  'account.exportUser': { adds: '', rate: 'export' },
  'signIn.issueHandoff': { adds: 'handoff_ticket', rate: 'handoff' },
  'signIn.linkIdentity': { adds: 'identity', once: 'identity(user_id, provider, issuer)', rate: 'federated-ip' },
  'signIn.oauthToken': {
    ...sessions,
    adds: `${sessions.adds} app_user credential identity known_requester`,
    rate: 'session-hour session-refresh login-account login-ip code-check-ip code-ip',
  },
  'signIn.openId': { adds: 'proven_identity', rate: 'federated-ip' },
  'signIn.openLogin': {
    ...sessions,
    adds: `${sessions.adds} app_user identity open_login_nonce known_requester`,
    rate: 'open-login-client open-login-user open-login-signed session-hour',
  },
  'signIn.redeemHandoff': { ...sessions, adds: `${sessions.adds} known_requester` },
  'account.resetPassword': { adds: 'credential', rate: 'code-check-ip' },
  'signIn.stepUp': sessions,
  'signIn.verifyCode': {
    adds: 'code_send verify_code',
    rate: 'code-email code-owner code-ip code-tenant code-small code-reserve',
  },
  'signIn.verifyCodeCheck': { adds: 'verify_ticket', rate: 'code-check-ip' },
  'dictionary.createShortLink': { adds: 'short_link', rate: 'short-link' },
  'file.uploadFile': { adds: 'file', rate: 'upload-hour', cap: 'modules/file/uploads.test.ts' },
  'staff.answerProposal': { adds: 'service_act', by: 'staff' },
  'coupon.claimCoupon': { adds: 'coupon_grant', rate: 'scarce-coupon', once: 'coupon_grant(coupon_id, buyer_id)' },
  'sellerEndpoint.sellerEndpointSet': {
    adds: 'seller_endpoint',
    once: 'seller_endpoint(seller_id)',
    rate: 'seller-endpoint',
  },
  'sellerKey.sellerKeyCreate': { adds: 'seller_key', rate: 'seller-key-create' },
  'afterSales.claimInsurance': { adds: 'insurance_claim case_file', once: 'insurance_claim(order_id)' },
  'support.banCustomer': { adds: 'customer_ban', by: 'staff' },
  'support.exportCustomer': { adds: '', rate: 'support-data', by: 'staff' },
  'support.resendMail': { adds: '', rate: 'resend-mail resend-person', by: 'staff' },
  'content.saveNotice': { adds: 'content_item content_version', by: 'staff' },
  'content.saveLook': { adds: 'content_item content_version', by: 'staff' },
  'content.restoreContent': { adds: 'content_item content_version', by: 'staff' },
  'content.publishContent': { adds: 'content_item content_version notice', by: 'staff' },
  'content.withdrawContent': { adds: 'content_item content_version', by: 'staff' },
  'staff.takeStaffAlert': { adds: 'alert_owner', by: 'staff' },
  'staff.closeStaffAlert': { adds: 'alert_done', by: 'staff' },
  'order.confirmOrder': { adds: '', step: 'one confirmation of each order' },
  'staff.correctBalance': { adds: 'service_act', by: 'staff' },
  'order.correctInputs': { adds: 'message', rate: 'input-correction' },
  'coupon.createCoupon': { adds: 'coupon service_act', by: 'staff' },
  'staff.decideDispute': { adds: 'service_act', by: 'staff' },
  'staff.decideInsurance': { adds: 'service_act', by: 'staff' },
  'rental.decideRentalComplaint': { adds: 'service_act', by: 'staff' },
  'rental.fileRentalComplaint': { adds: 'rental_complaint', once: 'rental_complaint(order_id)' },
  'cart.getCart': { adds: 'cart', once: 'cart(buyer_id)' },
  'coupon.sellerCouponCreate': { adds: 'coupon', rate: 'seller-coupon-create' },
  'coupon.grantCoupon': { adds: 'coupon_grant service_act', by: 'staff' },
  'cart.mergeCart': { adds: 'cart cart_line cart_merge', rate: 'cart-merge', cap: 'cart lines' },
  'unitClaim.claimUnit': { adds: 'unit_claim case_file', cap: 'modules/after-sales/unit-claim.test.ts' },
  'unitClaim.withdrawUnitClaim': { adds: '', step: 'one end of each claim' },
  'unitClaim.sellerAnswerUnitClaim': { adds: 'part_refund delivery_unit message', step: 'one end of each claim' },
  'afterSales.sellerAnswerDispute': { adds: 'dispute_answer case_file', once: 'dispute_answer(order_id)' },
  'afterSales.acceptRefundPart': { adds: 'part_refund', step: 'one part of each order' },
  'afterSales.openDispute': { adds: 'dispute case_file', once: 'dispute(order_id)' },
  'payment.payWithWallet': { adds: 'payment rental', by: 'payment' },
  'payment.paymentWebhook': { adds: 'webhook_event conversation message', by: 'provider' },
  'checkout.preOrder': {
    adds: 'cart order_handover order_head order_listing purchase reservation payment conversation message',
    rate: 'purchase-hour',
    cap: 'modules/checkout/unpaid-room.test.ts',
  },
  'payment.refreshPurchase': { adds: 'conversation message', step: 'one payment of each purchase' },
  'pass.refundPass': { adds: '', step: 'one refund of each period' },
  'afterSales.refundSharing': { adds: '', step: 'one refund of each order' },
  'order.reorder': { adds: 'cart cart_line', cap: 'cart lines' },
  'afterSales.requestRefund': { adds: 'refund_request case_file', once: 'refund_request(order_id, n)' },
  'order.revealDelivery': { adds: 'delivery_reveal', cap: 'modules/delivery/delivery.test.ts' },
  'afterSales.sellerAnswerRefund': { adds: '', step: decided },
  'seller.sellerDeliver': {
    adds: 'account_unit case_file delivery delivery_unit message message_attachment',
    step: ofSeller,
  },
  'pass.setAutoRenew': { adds: 'membership', rate: 'auto-renew' },
  'cart.setCartLine': { adds: 'cart cart_line', cap: 'cart lines' },
  'payment.startPayment': { adds: 'payment payment_order sandbox_session', rate: 'payment-start' },
  'pass.subscribePass': {
    adds: 'membership membership_charge purchase',
    rate: 'purchase-hour',
  },
  'wallet.topUp': { adds: 'purchase top_up', rate: 'purchase-hour' },
  'review.writeReview': { adds: 'review', once: 'review(order_id)' },
  'log.webLog': { adds: 'web_log', rate: 'web-log' },
  'invitation.buyerInviteRecord': { adds: 'invite_record pass_free_hours', once: 'invite_record(friend_id)' },
  'invitation.inviteRecordByToken': { adds: 'invite_record pass_free_hours', once: 'invite_record(friend_id)' },
  'invitation.inviteToken': { adds: 'invite_token', once: 'invite_token(user_id)' },
  'saved.changeWishlist': { adds: 'wish', cap: 'wishlist entries' },
  'report.fileReport': { adds: 'seller_report seller_report_file', rate: 'report.file' },
  'report.decideReport': { adds: 'service_act', by: 'staff' },
  'beta.joinBeta': { adds: 'beta_tester', once: 'beta_tester(user_id)' },
  'offer.recordOfferView': { adds: 'offer_viewer', rate: 'offer-view' },
  'saved.markViewed': { adds: 'viewed_offer', cap: 'viewed offers' },
  'saved.mergeSaved': { adds: 'saved_merge viewed_offer wish', rate: 'saved-merge', cap: 'wishlist entries' },
  'messages.messageStream': { adds: '', rate: 'message-stream' },
  'messages.openConversation': { adds: 'conversation', rate: 'conversation-day' },
  'pass.passDeviceLogin': {
    adds: 'pass_device pass_trial pass_free_hours pass_free_window',
    once: 'pass_device(user_id)',
  },
  'messages.sellerSendMessage': message,
  'messages.sendMessage': message,
  'messages.staffSendMessage': message,
  'alerts.setNotifications': { adds: 'notification_off', once: 'notification_off(user_id, kind)' },
  'alerts.setPriceAlert': { adds: 'offer_alert', cap: 'alerts' },
  'alerts.setReleaseAlert': { adds: 'offer_alert', cap: 'alerts' },
  'alerts.unsubscribe': { adds: 'notification_off', once: 'notification_off(user_id, kind)' },
  'application.submitApplication': { adds: 'seller_application seller_application_file', rate: 'application' },
  'application.payDeposit': { adds: 'purchase', rate: 'purchase-hour' },
  'application.decideApplication': { adds: 'seller', by: 'staff' },
  'application.returnDeposit': { adds: '', by: 'staff' },
  'factor.enrolFactor': { adds: 'totp_factor', rate: 'factor-enrol' },
  'factor.confirmFactor': { adds: 'recovery_code', rate: 'factor-code' },
  'factor.confirmPasskey': { adds: 'passkey recovery_code', rate: 'factor-code' },
  'factor.renewRecoveryCodes': { adds: 'recovery_code', rate: 'factor-renew' },
  'role.createRole': { adds: 'role', by: 'staff' },
  'role.changeMember': { adds: 'role_member', by: 'staff' },
  'role.inviteMember': { adds: 'member_invitation', by: 'staff' },
  'role.sellerInviteMember': { adds: 'member_invitation', rate: 'member-invite' },
  'role.acceptInvitation': { adds: 'role_member', once: 'role_member(side, user_id)' },
  'payout.addPayoutAccount': { adds: 'payout_account', rate: 'payout-account' },
  'payout.payoutWebhook': { adds: '', by: 'provider' },
  'payout.startPayoutRun': { adds: 'payout_run', by: 'staff' },
  'payout.answerPayoutRun': { adds: '', by: 'staff' },
  'payout.settlePayout': { adds: '', by: 'staff' },
  'payout.payoutFile': { adds: '', by: 'staff' },
  'payout.proposeCommission': { adds: 'commission_rule', by: 'staff' },
  'rates.setRate': { adds: 'tenant_rate', by: 'staff' },
  'rates.setRateAge': { adds: 'rate_setting', by: 'staff' },
  'payoutSettings.proposePayoutSettings': { adds: 'payout_setting_change', by: 'staff' },
  'standing.changeStanding': { adds: 'seller_standing_change listed_offer', by: 'staff' },
  'standing.setVacation': { adds: 'seller_standing_change', rate: 'vacation' },
  'vault.addUnit': { adds: 'account_unit', rate: 'unit-add' },
  'vault.addUnits': { adds: 'account_unit', rate: 'unit-add' },
  'vault.pasteUnits': { adds: 'account_unit', rate: 'unit-add' },
  'vault.importUnits': { adds: 'unit_import', rate: 'unit-import' },
  'vault.exportUnits': { adds: '', rate: 'unit-export' },
  'vault.replaceUnit': { adds: 'conversation delivery_unit message', step: 'each takes a unit out of the vault' },
  'seller.sellerOfferCreate': {
    adds: 'account_unit file listed_offer offer offer_picture offer_price offer_ref',
    rate: 'offer-create',
    cap: 'offers of a seller',
  },
  'seller.sellerOfferEdit': {
    adds: 'file offer_picture offer_price',
    rate: 'picture-draw',
    cap: 'modules/offer-price/offer-price.test.ts',
  },
  'offerTranslation.translateOffer': { adds: 'offer_translation', once: 'offer_translation(offer_id, language)' },
  'catalogEdit.createBrand': { adds: 'brand file', by: 'staff' },
  'catalogEdit.editBrand': { adds: 'file former_brand_alias', by: 'staff' },
  'catalogEdit.createCategory': { adds: 'category', by: 'staff' },
  'catalogEdit.editCategory': { adds: 'former_category_alias', by: 'staff' },
  'catalogEdit.createAttribute': { adds: 'attribute_def', by: 'staff' },
  'catalogEdit.addBrandCategory': { adds: 'brand_category', by: 'staff' },
  'catalogEdit.editBrandCategory': { adds: 'category_attribute', by: 'staff' },
  'chatTemplate.addChatTemplate': { adds: 'chat_template', cap: 'modules/messages/chat-template.test.ts' },
  'offerPlan.planOffer': { adds: 'offer_plan', rate: 'offer-plan' },
  'seller.sellerOwnStoreEdit': { adds: 'file', rate: 'store-edit' },
  'seller.sellerOfferImport': { adds: 'offer_import', rate: 'offer-import', cap: 'offers of a seller' },
}

/** Calls that only read or update: they add no rows except dependent ones. */
export const addsNothing = [
  ...['account.deleteUser', 'signIn.endOtherSessions', 'signIn.endSession', 'signIn.revokeSession'],
  ...['account.unbindEmail', 'signIn.unlinkIdentity', 'account.updateProfile', 'account.userBaseInfo'],
  ...[
    'file.quarantineFile',
    'order.cancelOrder',
    'coupon.couponList',
    'coupon.stopCoupon',
    'coupon.sellerCouponStop',
    'order.lastPurchase',
    'order.orderPage',
  ],
  ...['points.pointPage', 'cart.quoteCart', 'rental.rentalComplaintPage', 'rental.rentalPage'],
  ...['rental.rentalUnitPage', 'rental.rotateRentalUnit', 'seller.sellerOrderPage', 'review.sellerReplyReview'],
  ...['staff.actPage', 'staff.staffAlertPage', 'staff.casePage', 'order.tickHandover'],
  ...['payout.answerCommission', 'payout.payoutRunPage', 'payout.removePayoutAccount', 'payout.sellerPayoutPage'],
  ...['standing.staffSellerPage', 'sellerKey.sellerKeyRevoke'],
  ...['sellerEndpoint.sellerEndpointRemove', 'sellerEndpoint.sellerEndpointRotate'],
  ...['payoutSettings.answerPayoutSettings'],
  ...['content.contentPage'],
  ...['catalogEdit.staffBrandPage', 'catalogEdit.staffCategoryPage', 'catalogEdit.staffAttributePage'],
  ...['catalogEdit.editAttribute', 'catalogEdit.addAttributeValue', 'catalogEdit.editAttributeValue'],
  ...['catalogEdit.removeAttributeValue', 'catalogEdit.removeBrandCategory'],
  ...['chatTemplate.editChatTemplate', 'chatTemplate.removeChatTemplate'],
  ...['wallet.walletPage', 'alerts.cancelAlert', 'saved.clearViewed', 'report.reportList'],
  ...['report.reportQueue', 'messages.conversationPage', 'invitation.inviteRecordList', 'beta.leaveBeta'],
  ...['pass.passDeviceHeartbeat', 'pass.passDeviceRelease', 'messages.readMessages'],
  ...['alerts.readUnsubscribe', 'account.saveAvatar', 'messages.sellerConversationPage'],
  ...['seller.sellerOnline', 'messages.sellerReadMessages', 'beta.betaTesterPage'],
  ...['messages.staffConversationPage', 'messages.staffReadMessages', 'valueCalculator.estimateValue'],
  ...['offer.offerCards', 'offer.offerPage', 'seller.sellerOfferPage', 'unitClaim.sellerUnitClaimPage'],
  ...['audit.auditExport', 'audit.auditPage', 'vault.changeUnit', 'vault.setVault', 'vault.unitPage'],
  ...[
    'seller.sellerOfferRows',
    'seller.sellerInsight',
    'offerPrice.offerPricePage',
    'offerPlan.cancelPlan',
    'offerTranslation.removeTranslation',
  ],
  ...['application.withdrawApplication', 'application.applicationPage', 'application.applicationDetail'],
  ...['support.customerDetail', 'support.staffOrder', 'support.search', 'support.unbanCustomer'],
  ...['support.eraseCustomer', 'support.fileDetail', 'support.restoreFile'],
  ...['factor.proveFactor', 'factor.removeFactor', 'factor.resetFactor'],
  ...['factor.challengePasskey', 'factor.enrolPasskey', 'factor.provePasskey', 'factor.removePasskey'],
  ...['factor.renamePasskey'],
  ...['role.changeRole', 'role.deleteRole', 'role.removeMember', 'role.sellerRemoveMember'],
  ...['role.withdrawInvitation', 'role.sellerWithdrawInvitation'],
  ...['offer.offerDetail', 'offer.standardOfferPage', 'catalog.brandCategoryAlias', 'catalog.categoryAlias'],
]

/**
 * Tables whose rows are written together with a row or a use that a bound limits. Uses of rate limits and stored
 * answers are deleted after days. The rate limit `security-record` limits security events, and `recorded-writes` the
 * entries of sellers in the audit log; staff are known.
 */
export const following = [
  ...['rate_window', 'idempotency', 'security_event', 'mail', 'transfer', 'posting', 'order_event'],
  ...['audit_entry', 'audit_head'],
  // One row for each account, and one for each posting until the next minute folds it.
  ...['ledger_folded', 'ledger_unfolded'],
  ...['seller_record', 'message_event', 'message_feed', 'finance_alert', 'membership_event', 'tenant_key'],
]

/** Tables that only the platform fills: in jobs, at its start, and by the commands of operators. */
export const platformOnly = [
  ...['app_secret_seal', 'article', 'article_category'],
  ...['file_cleanup', 'job_worker', 'membership_period'],
  ...['offer_import_refusal', 'page_area', 'payment_dispute', 'reconciliation_break'],
  ...['sandbox_refund', 'scene_text', 'seller_level_record', 'storefront_setting', 'template_setting'],
  ...['payout', 'sandbox_payout'],
  // At most three for each paid order.
  ...['unit_import_refusal', 'offer_view_day', 'declared_request'],
]
