/** Why a call cannot add rows without end. */
export interface Bound {
  /** Tables it adds rows to, besides those that only follow. */
  adds: string
  /** Names of rules that count it. */
  rate?: string
  /** Which cap of `row-caps.test.ts`, or of the file named, ends it. */
  cap?: string
  /** Columns, besides the tenant, of which the database keeps one row each: `table(column, …)`. */
  once?: string
  /** It moves a thing one step on that does not come back: what it adds is bounded by the things. */
  step?: string
  /** Made by the platform's own people, by a provider that signs, or paid for. */
  by?: 'staff' | 'provider' | 'payment'
}

const sessions = { adds: 'access_token refresh_family refresh_token', rate: 'session-hour', cap: 'sessions' }
const message = { adds: 'message message_attachment', rate: 'message-burst message-hour' }
const ofSeller = 'one delivery of each piece that was bought'
const decided = 'one decision of each case'

/** Every call that adds rows, and its bound; a new one takes a place here or is refused. */
export const bounds: Readonly<Record<string, Bound>> = {
  'account.authUrl': { adds: 'login_request', rate: 'federated-ip' },
  'account.bindEmail': { ...sessions, adds: `${sessions.adds} credential`, rate: 'code-check-ip session-hour' },
  'account.changePassword': { ...sessions, adds: `${sessions.adds} credential` },
  'account.exchangeCredential': { adds: 'proven_identity', rate: 'federated-ip' },
  'account.exportUser': { adds: '', rate: 'export' },
  'account.issueHandoff': { adds: 'handoff_ticket', rate: 'handoff' },
  'account.linkIdentity': { adds: 'identity', once: 'identity(user_id, provider, issuer)', rate: 'federated-ip' },
  'account.oauthToken': {
    ...sessions,
    adds: `${sessions.adds} app_user credential identity known_requester`,
    rate: 'session-hour session-refresh login-account login-ip code-check-ip code-ip',
  },
  'account.openId': { adds: 'proven_identity', rate: 'federated-ip' },
  'account.openLogin': {
    ...sessions,
    adds: `${sessions.adds} app_user identity open_login_nonce known_requester`,
    rate: 'open-login-client open-login-user open-login-signed session-hour',
  },
  'account.redeemHandoff': { ...sessions, adds: `${sessions.adds} known_requester` },
  'account.resetPassword': { adds: 'credential', rate: 'code-check-ip' },
  'account.stepUp': sessions,
  'account.verifyCode': {
    adds: 'code_send verify_code',
    rate: 'code-email code-owner code-ip code-tenant code-small code-reserve',
  },
  'account.verifyCodeCheck': { adds: 'verify_ticket', rate: 'code-check-ip' },
  'dictionary.createShortLink': { adds: 'short_link', rate: 'short-link' },
  'file.uploadFile': { adds: 'file', rate: 'upload-hour', cap: 'modules/file/uploads.test.ts' },
  'finance.answerProposal': { adds: 'service_act', by: 'staff' },
  'finance.claimCoupon': { adds: 'coupon_grant', rate: 'scarce-coupon', once: 'coupon_grant(coupon_id, buyer_id)' },
  'finance.claimInsurance': { adds: 'insurance_claim case_file', once: 'insurance_claim(order_id)' },
  'finance.closeAlert': { adds: 'alert_done', by: 'staff' },
  'finance.confirmOrder': { adds: '', step: 'one confirmation of each order' },
  'finance.correctBalance': { adds: 'service_act', by: 'staff' },
  'finance.correctInputs': { adds: 'message', rate: 'input-correction' },
  'finance.createCoupon': { adds: 'coupon service_act', by: 'staff' },
  'finance.decideDispute': { adds: 'service_act', by: 'staff' },
  'finance.decideInsurance': { adds: 'service_act', by: 'staff' },
  'finance.decideRentalComplaint': { adds: 'service_act', by: 'staff' },
  'finance.fileRentalComplaint': { adds: 'rental_complaint', once: 'rental_complaint(order_id)' },
  'finance.getCart': { adds: 'cart', once: 'cart(buyer_id)' },
  'finance.grantCoupon': { adds: 'coupon_grant service_act', by: 'staff' },
  'finance.mergeCart': { adds: 'cart cart_line cart_merge', rate: 'cart-merge', cap: 'cart lines' },
  'finance.openDispute': { adds: 'dispute case_file', once: 'dispute(order_id)' },
  'finance.payWithWallet': { adds: 'payment rental', by: 'payment' },
  'finance.paymentWebhook': { adds: 'webhook_event conversation message', by: 'provider' },
  'finance.preOrder': {
    adds: 'cart order_handover order_head order_listing purchase reservation payment conversation message',
    rate: 'purchase-hour',
    cap: 'modules/checkout/unpaid-room.test.ts',
  },
  'finance.refreshPurchase': { adds: 'conversation message', step: 'one payment of each purchase' },
  'finance.refundPass': { adds: '', step: 'one refund of each period' },
  'finance.refundSharing': { adds: '', step: 'one refund of each order' },
  'finance.reorder': { adds: 'cart cart_line', cap: 'cart lines' },
  'finance.requestRefund': { adds: 'refund_request case_file', once: 'refund_request(order_id, n)' },
  'finance.revealDelivery': { adds: 'delivery_reveal', cap: 'modules/delivery/delivery.test.ts' },
  'finance.sellerAnswerRefund': { adds: '', step: decided },
  'finance.sellerDeliver': { adds: 'case_file delivery message message_attachment', step: ofSeller },
  'finance.setAutoRenew': { adds: 'membership', rate: 'auto-renew' },
  'finance.setCartLine': { adds: 'cart cart_line', cap: 'cart lines' },
  'finance.startPayment': { adds: 'payment payment_order sandbox_session', rate: 'payment-start' },
  'finance.subscribePass': {
    adds: 'membership membership_charge purchase',
    rate: 'purchase-hour',
  },
  'finance.topUp': { adds: 'purchase top_up', rate: 'purchase-hour' },
  'finance.writeReview': { adds: 'review', once: 'review(order_id)' },
  'log.webLog': { adds: 'web_log', rate: 'web-log' },
  'operation.buyerInviteRecord': { adds: 'invite_record pass_free_hours', once: 'invite_record(friend_id)' },
  'operation.inviteRecordByToken': { adds: 'invite_record pass_free_hours', once: 'invite_record(friend_id)' },
  'operation.inviteToken': { adds: 'invite_token', once: 'invite_token(user_id)' },
  'operation.changeWishlist': { adds: 'wish', cap: 'wishes' },
  'operation.complain': { adds: 'seller_report seller_report_file', rate: 'report.file' },
  'operation.decideComplain': { adds: 'service_act', by: 'staff' },
  'operation.joinBeta': { adds: 'beta_tester', once: 'beta_tester(user_id)' },
  'operation.markViewed': { adds: 'viewed_offer', cap: 'viewed offers' },
  'operation.mergeSaved': { adds: 'saved_merge viewed_offer wish', rate: 'saved-merge', cap: 'wishes' },
  'operation.messageStream': { adds: '', rate: 'message-stream' },
  'operation.openConversation': { adds: 'conversation', rate: 'conversation-day' },
  'operation.passDeviceLogin': {
    adds: 'pass_device pass_trial pass_free_hours pass_free_window',
    once: 'pass_device(user_id)',
  },
  'operation.sellerSendMessage': message,
  'operation.sendMessage': message,
  'operation.serviceSendMessage': message,
  'operation.setNotifications': { adds: 'notification_off', once: 'notification_off(user_id, kind)' },
  'operation.setPriceAlert': { adds: 'offer_alert', cap: 'alerts' },
  'operation.setReleaseAlert': { adds: 'offer_alert', cap: 'alerts' },
  'operation.unsubscribe': { adds: 'notification_off', once: 'notification_off(user_id, kind)' },
  'product.sellerOfferImport': { adds: 'offer_import', rate: 'offer-import', cap: 'offers of a seller' },
}

/** Calls that change what is there, or only read: nothing is added but what follows. */
export const addsNothing = [
  ...['account.deleteUser', 'account.endOtherSessions', 'account.endSession', 'account.revokeSession'],
  ...['account.unbindEmail', 'account.unlinkIdentity', 'account.updateProfile', 'account.userBaseInfo'],
  ...['file.quarantineFile', 'finance.cancelOrder', 'finance.couponList', 'finance.lastPurchase', 'finance.orderPage'],
  ...['finance.pointPage', 'finance.quoteCart', 'finance.rentalComplaintPage', 'finance.rentalPage'],
  ...['finance.rentalUnitPage', 'finance.rotateRentalUnit', 'finance.sellerOrderPage', 'finance.sellerReplyReview'],
  ...['finance.serviceActPage', 'finance.serviceAlertPage', 'finance.serviceCasePage', 'finance.tickHandover'],
  ...['finance.walletPage', 'operation.cancelAlert', 'operation.clearViewed', 'operation.complainList'],
  ...['operation.complainQueue', 'operation.conversationPage', 'operation.inviteRecordList', 'operation.leaveBeta'],
  ...['operation.passDeviceHeartbeat', 'operation.passDeviceRelease', 'operation.readMessages'],
  ...['operation.readUnsubscribe', 'operation.saveAvatar', 'operation.sellerConversationPage'],
  ...['operation.sellerOnline', 'operation.sellerReadMessages', 'operation.serviceBetaPage'],
  ...['operation.serviceConversationPage', 'operation.serviceReadMessages', 'product.estimateValue'],
  ...['product.offerCards', 'product.productPage', 'product.sellerOfferEdit', 'product.sellerOfferPage'],
  ...['product.standardDetail', 'product.standardPage', 'website.brandCategoryAlias', 'website.categoryAlias'],
]

/**
 * Tables whose rows are written along with something that a bound counts, and what ends them: counts of uses and answers
 * end in days; a record of security is a step of a session, a person or a network that `security-record` counts.
 */
export const following = [
  ...['rate_window', 'idempotency', 'security_event', 'mail', 'ledger_account', 'transfer', 'posting', 'order_event'],
  ...['seller_record', 'message_event', 'message_feed', 'finance_alert', 'membership_event', 'tenant_key'],
]

/** Tables that only the platform itself fills: its jobs, its people at the console, its start. */
export const platformOnly = [
  ...['account_unit', 'app_secret_seal', 'article', 'article_category', 'attribute_def', 'brand', 'brand_category'],
  ...['category', 'delivery_unit', 'file_cleanup', 'job_worker', 'membership_period', 'notice', 'offer'],
  ...['offer_import_refusal', 'offer_ref', 'offer_translation', 'page_area', 'payment_dispute', 'reconciliation_break'],
  ...['sandbox_refund', 'scene_text', 'seller', 'seller_level_record', 'storefront_setting', 'template_setting'],
]
