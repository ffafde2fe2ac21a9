import { randomBytes } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { type ContractEntry, contractEntries } from '@tradepost/contract/openapi'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../support/harness.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { giveRole, namePlatformAdmin, register, signInSeller, signInStaff } from '../support/people.ts'
import { testClientSecrets } from '../support/test-clients.ts'

/** Every call, by who may make it. Add each new call here. */
const table = {
  anyone: {
    account: 'resetPassword',
    alerts: 'readUnsubscribe unsubscribe',
    article: 'article articleCategory',
    cart: 'quoteCart',
    catalog:
      'brandAll brandCategoryAlias brandPage categoryAlias keySearch mostNew mostPop topSeller urlRouteBrand urlRouteBrandCategory urlRouteCategory',
    dictionary: 'country currency getShortLink language languagePack msgSceneText',
    event: 'gameEvent gameEventList passEvent passEventList',
    file: 'getCompressed getFile getFiles',
    legal: 'legalPage legalPageList',
    log: 'webLog',
    pageError: 'reportPageError',
    offer:
      'offerCard offerCards offerDetail offerPage offerRank offerSoldCourse recordEmptySearch recordOfferView standardOfferPage',
    pass: 'passPlan',
    review: 'reviewLevelCount reviewPage reviewPageShow scoreCount',
    seller: 'sellerOnline sellerStore',
    sharedGame: 'settingPeriod sharedGameCategories sharedGamePage',
    signIn: 'identityProviders verifyCode verifyCodeCheck',
    site: 'commonConfig contentPreview noticeList sitemap templateSetting',
    ticket: 'openTicket readTicketLink writeByTicketLink',
    valueCalculator: 'estimateValue valueCalculator',
  },
  client: {
    signIn: 'authUrl exchangeCredential oauthToken openId openLogin redeemHandoff revokeSession',
    site: 'changes deskSite',
  },
  signature: {
    payment: 'paymentWebhook',
    payout: 'payoutWebhook',
    application: 'identityCheckWebhook',
  },
  buyer: {
    account: 'avatarList buyer buyerAvatar saveAvatar updateProfile userBaseInfo',
    afterSales: 'acceptRefundPart claimInsurance openDispute refundSharing requestRefund',
    application: 'lookAtIdentityCheck myApplication',
    alerts: 'alertList alertsOfOffer cancelAlert notificationSettings setNotifications setPriceAlert setReleaseAlert',
    beta: 'betaStatus joinBeta leaveBeta',
    cart: 'getCart mergeCart setCartLine',
    checkout: 'getPurchase preOrder',
    coupon: 'claimCoupon claimableCoupons couponList',
    dictionary: 'createShortLink',
    factor: 'factorStatus',
    file: 'uploadFile',
    invoice: 'invoiceFile ownInvoiceFile ownInvoicePage',
    tax: 'quoteTax',
    invitation: 'buyerInviteRecord inviteRecordByToken inviteRecordList inviteToken',
    legal: 'agreeToTerms termsConsent',
    messages:
      'conversationPage messageStream messageThread openConversation readMessages reportMessage sendMessage unreadMessages',
    opening: 'shopPreview',
    order: 'cancelOrder correctInputs lastPurchase orderDetail orderPage reorder',
    pass: 'myPass passDeviceHeartbeat passDeviceRelease refundPass subscribePass subscriptionResult',
    payment: 'refreshPurchase startPayment',
    points: 'pointPage pointTotal',
    push: 'addPushDevice choosePushTopics pushSettings removePushDevice renewPushDevice testPushDevice',
    rental: 'fileRentalComplaint rentalDetail rentalPage',
    report: 'fileReport reportList',
    review: 'myReviews',
    saved: 'changeWishlist clearViewed markViewed mergeSaved savedIds viewedOffers wishlist',
    ticket: 'ticketDetail ticketList writeToTicket',
    unitClaim: 'claimUnit orderUnits withdrawUnitClaim',
    signIn: 'endOtherSessions endSession sessionList signInMethods',
    role: 'myRoles',
    wallet: 'walletBalance walletPage',
  },
  buyerProven: {
    application: 'payDeposit startIdentityCheck',
    factor: 'challengePasskey enrolFactor enrolPasskey',
  },
  buyerInPerson: {
    application: 'submitApplication withdrawApplication',
    account: 'bindEmail changePassword deleteUser exportUser unbindEmail',
    order: 'confirmOrder deliveredFile revealDelivery tickHandover',
    factor:
      'confirmFactor confirmPasskey proveFactor provePasskey removeFactor removePasskey renamePasskey renewRecoveryCodes',
    pass: 'passDeviceLogin setAutoRenew',
    payment: 'payWithWallet',
    review: 'writeReview',
    role: 'acceptInvitation',
    signIn: 'issueHandoff linkIdentity stepUp unlinkIdentity',
    wallet: 'topUp',
  },
  seller: {
    afterSales: 'sellerAnswerDispute sellerAnswerRefund sellerRefundPart sellerRefundRest',
    chatTemplate: 'addChatTemplate chatTemplates editChatTemplate removeChatTemplate',
    coupon: 'sellerCouponCreate sellerCouponStop sellerCoupons',
    messages:
      'sellerConversationPage sellerMessageStream sellerMessageThread sellerReadMessages sellerReportMessage sellerSendMessage sellerUnreadMessages',
    offerPlan: 'cancelPlan offerPlans planOffer',
    offerPrice: 'offerPricePage',
    offerTranslation: 'offerTranslations removeTranslation suggestTranslation translateOffer',
    invoice: 'sellerInvoiceParty sellerSetInvoiceParty',
    payout:
      'addPayoutAccount payoutOverview removePayoutAccount sellerCheckAccount sellerConnectAccount sellerPayoutPage statement statementMonths',
    rental: 'rentalUnitPage rotateRentalUnit',
    review: 'sellerReplyReview',
    role: 'sellerInviteMember sellerMemberList sellerRemoveMember sellerWithdrawInvitation',
    seller:
      'sellerBalance sellerDeliver sellerOfferCreate sellerOfferDetail sellerOfferEdit sellerOfferImport sellerOfferImportRefusals sellerOfferImportState sellerOfferImportTried sellerBrandCategory sellerBrandCategories sellerOfferPage sellerOfferRows sellerOrderDetail sellerOrderPage sellerOwnStore sellerOwnStoreEdit sellerInsight',
    sellerEndpoint:
      'sellerEndpointDetail sellerEndpointRemove sellerEndpointRotate sellerEndpointSet sellerEndpointTry',
    sellerKey: 'sellerKeyCreate sellerKeyList sellerKeyRevoke',
    standing: 'ownStanding setVacation',
    trust: 'sellerAskVerification sellerVerification',
    unitClaim: 'sellerAnswerUnitClaim sellerUnitClaimPage',
    vault:
      'addUnit addUnitFile addUnits changeUnit exportUnits importUnits pasteUnits replaceUnit setVault unitFile unitImportRefusals unitImportState unitPage',
  },
  staff: {
    apiKey: 'staffKeyCreate staffKeyList staffKeyRevoke',
    pageError: 'setPageErrorState staffPageErrorDetail staffPageErrorPage',
    job: 'jobOverview retryJob retryMails takeBackup tryRestore',
    tenant: 'createTenant tenantList',
    client: 'clientList endClientSecret renewClientSecret',
    paymentKey: 'paymentKeyDetail removePaymentKeys setPaymentKeys tryPaymentKey',
    application: 'applicationDetail applicationPage decideApplication returnDeposit',
    audit: 'auditExport auditPage',
    beta: 'betaInvitationPage betaTesterPage inviteTesters',
    content: [
      'areaChoices contentDetail contentPage previewLink publishContent restoreContent',
      'saveArea saveArticle saveEvent saveLegal saveLook saveNotice savePassEvent saveSharedGame saveTopic withdrawContent',
    ].join(' '),
    catalogEdit: [
      'addAttributeValue addBrandCategory createAttribute createBrand createCategory',
      'editAttribute editAttributeValue editBrand editBrandCategory editCategory',
      'mergeBrand readBrandMerge',
      'removeAttributeValue removeBrandCategory staffAttributeDetail staffAttributePage staffBrandCategories',
      'staffBrandCategoryDetail staffBrandDetail staffBrandPage staffCategoryDetail staffCategoryPage',
    ].join(' '),
    media: 'addMedia editMedia mediaDetail mediaPage removeMedia',
    chargeback:
      'acceptChargeback chargebackBuyerPage chargebackDetail chargebackPack chargebackPage saveChargeback sendChargeback takeChargeback',
    coupon: 'createCoupon grantCoupon shopCoupons stopCoupon',
    factor: 'resetFactor',
    file: 'quarantineFile',
    messageDesk: 'moderateMessage reportedMessage reportedMessagePage',
    messages: 'staffConversationPage staffMessageThread staffReadMessages staffSendMessage',
    payout:
      'answerCommission answerPayoutRun commissionPage payoutFile payoutPreview payoutRunDetail payoutRunPage proposeCommission settlePayout startPayoutRun',
    payoutSettings: 'answerPayoutSettings payoutSettings proposePayoutSettings',
    figures: 'setTimeZone shopFigures',
    invoice: 'invoiceExport invoiceSettings setInvoiceSettings staffInvoiceFile staffInvoicePage',
    passTerms: 'passTermsDetail setPassTerms',
    tax: 'addTaxRate endTaxRate setTaxSettings taxMonth taxSettings',
    opening:
      'openingDetail setLegalLinks setMailSender setShopLists setShopOpen standardBrandList takeStandardBrands tryPayment',
    rates: 'setRate setRateAge staffRates',
    rental: 'decideRentalComplaint rentalComplaintPage',
    report: 'decideReport reportQueue',
    reviewDesk: 'deskReviewPage moderateReview',
    role: 'changeMember changeRole createRole deleteRole inviteMember memberList removeMember roleList withdrawInvitation',
    standing: 'changeStanding staffSellerDetail staffSellerPage',
    staff:
      'actPage answerProposal caseDetail casePage closeStaffAlert correctBalance decideDispute decideInsurance staffAlertPage takeStaffAlert',
    support:
      'askReplacement banCustomer customerDetail eraseCustomer exportCustomer fileDetail replaceGoods resendMail restoreFile search staffOrder unbanCustomer',
    ticketDesk:
      'answerTicket assignTicket mergeTicket noteTicket removeTicketTemplate saveTicketTemplate setTicketState staffTicket ticketQueue ticketTemplates',
    trust:
      'answerInsurance changeInsurance changeInsuranceLimit changeSellerMark reportVerification setVerifiedDays staffInsurance takeVerification verificationDetail verificationPage withdrawVerification',
    webhook:
      'createWebhook editWebhook removeWebhook renewWebhookSecret replayWebhook webhookDeliveryPage webhookDetail webhookList',
  },
} as const

const kinds = ['anonymous', 'buyer', 'seller', 'staff', 'proxied', 'vouched'] as const
/** The sessions that may make the calls of each group. In all other sessions the calls are refused. */
const answered: Record<keyof typeof table, readonly (typeof kinds)[number][]> = {
  anyone: kinds,
  client: kinds,
  signature: kinds,
  buyer: ['buyer', 'seller', 'staff', 'proxied', 'vouched'],
  buyerProven: ['buyer', 'seller', 'staff'],
  buyerInPerson: ['buyer', 'seller', 'staff', 'vouched'],
  seller: ['seller'],
  staff: ['staff'],
}

const { origin, clientId } = testTenants.lumen
const secret = testClientSecrets[clientId]
const entries = contractEntries()
const nameOf = ({ topic, name }: ContractEntry) => `${topic}.${name}`
const groupOf = new Map(
  Object.entries(table).flatMap(([group, topics]) =>
    Object.entries(topics).flatMap(([topic, names]) =>
      names.split(' ').map((name): [string, keyof typeof table] => [`${topic}.${name}`, group as keyof typeof table]),
    ),
  ),
)
const supportSecret = randomBytes(24).toString('hex')
let gateway: TestGateway
let tokens: Record<(typeof kinds)[number], string | null>
/** A user who is buyer, seller and staff at once. */
let everything: { id: string; token: string }

beforeAll(async () => {
  gateway = await createTestGateway({
    env: {
      PRIVILEGED_CLIENTS: 'lumen-support=lumen',
      CLIENT_SECRETS: `lumen-web=${secret},lumen-support=${supportSecret}`,
    },
  })
  const admin = new pg.Client({ connectionString: gateway.urls.owner })
  await admin.connect()
  await admin.query('insert into client (id, tenant_id, secret_hash) values ($1, 1, sha256($2))', [
    'lumen-support',
    Buffer.from(supportSecret),
  ])
  await admin.end()
  everything = await signInSeller(gateway, { sellerId: null })
  const vouched = await signInSeller(gateway, { sellerId: null })
  await gateway.db.withTenant(1, 'test', async (tx) => {
    for (const { id } of [everything, vouched]) await giveRole(tx, 1, id, 'owner')
    await tx.execute(sql`update app_user set user_type = 15 where id in (${everything.id}, ${vouched.id})`)
    await tx.execute(sql`update refresh_family set unproven = true, amr = 'open_login' where user_id = ${vouched.id}`)
  })
  const staff = await signInStaff(gateway)
  for (const person of [everything, vouched, staff]) await namePlatformAdmin(gateway, person)
  tokens = {
    anonymous: null,
    buyer: (await register(gateway, 'buyer@x.example')).access_token,
    seller: (await signInSeller(gateway, { sellerId: null })).token,
    staff: staff.token,
    proxied: await actFor(everything.id),
    vouched: vouched.token,
  }
})
afterAll(() => gateway.close())

async function actFor(userId: string): Promise<string> {
  const query = { client_id: 'lumen-support', client_secret: supportSecret }
  const body = { grantType: 'proxy_login' as const, userType: 8 as const, userId }
  const headers = { 'x-client-id': 'lumen-support', 'x-client-secret': supportSecret }
  const { body: answer } = await gateway.inject(calls.signIn.oauthToken, { query, body }, { headers })
  return answer.data?.access_token ?? ''
}

/** True if a call is refused because of the session. The request is invalid for every call, so nothing happens. */
async function isRefused({ call }: ContractEntry, token: string | null): Promise<boolean> {
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE' && !call.multipart
  const url = `${call.path.replace(/\{locale\}/, 'en').replace(/\{\w+\}/g, '1')}?nothing=1`
  const answer = await gateway.app.inject({
    method: call.method,
    url,
    headers: {
      origin,
      'x-client-id': clientId,
      'x-client-secret': secret,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(hasBody ? { payload: { nothing: 1 } } : {}),
  })
  const { code } = answer.headers['content-type']?.includes('json') ? answer.json() : { code: '' }
  return answer.statusCode === 401 ? code === 'unauthorized' : ['forbidden', 'step_up_required'].includes(code)
}

it('Z4 the table lists every call', () => {
  expect([...groupOf.keys()].sort()).toEqual(entries.map(nameOf).sort())
})

it.each(kinds)(
  'Z4 a session of kind %s is answered exactly the calls of the table',
  async (kind) => {
    const wrong: string[] = []
    for (const entry of entries) {
      const expected = !answered[groupOf.get(nameOf(entry)) ?? 'anyone'].includes(kind)
      // A stream that is answered would not end.
      if (entry.call.stream && !expected) continue
      if ((await isRefused(entry, tokens[kind])) !== expected)
        wrong.push(`${nameOf(entry)} is ${expected ? 'answered' : 'refused'}`)
    }
    expect(wrong).toEqual([])
  },
  120_000,
)

it('Z4 a client cannot act as two members of staff, and each call that it makes for a person is recorded', async () => {
  const correction = {
    account: 'points' as const,
    ownerId: everything.id,
    unit: 'POINT',
    amount: 5,
    reason: 'a test of rights',
  }
  const other = await signInStaff(gateway)
  for (const id of [everything.id, other.id]) {
    const token = await actFor(id)
    const corrected = await gateway.inject(calls.staff.correctBalance, { body: correction }, { token })
    expect([corrected.status, corrected.body.code]).toEqual([403, 'forbidden'])
  }
  // The same account has its rights when the user signs in.
  const direct = await gateway.inject(calls.staff.actPage, { body: {} }, { token: everything.token })
  expect(direct.status).toBe(200)
  const token = await actFor(everything.id)
  // A password must not turn the client's session into the user's own.
  expect((await gateway.inject(calls.signIn.stepUp, { body: { password: 'Whatever-1' } }, { token })).body.code).toBe(
    'forbidden',
  )
  expect((await gateway.inject(calls.cart.getCart, {}, { token })).status).toBe(200)
  const events = await gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute(sql`select user_id::text as person, facts ->> 'client' as client from security_event
      where kind = 'proxied_call' and facts ->> 'call' = 'cart.getCart' order by at desc limit 1`),
  )
  expect(events.rows).toEqual([{ person: everything.id, client: 'lumen-support' }])
})
