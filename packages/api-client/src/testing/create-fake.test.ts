import { type Call, calls } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { type ContractEntry, contractEntries } from '@tradepost/contract/openapi'
import { lineTotal } from '@tradepost/domain/money/money'
import { orderStates } from '@tradepost/domain/order/order-states'
import { setupServer } from 'msw/node'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { createApi } from '../create-api.ts'
import { handlers, type RawInput } from './dispatch.ts'
import { articles } from './fixtures/articles.ts'
import { sellers } from './fixtures/sellers.ts'
import { ticketIds, ticketToken } from './handlers/account/ticket.ts'
import { createFake, demoCode, demoEmail, demoPassword, id64, offerIds, orderIds, sampleTenant, uuid } from './index.ts'

const { tenantId, siteId, origin } = sampleTenant
const site = { tenantId, siteId }
const seller = sellers[0]?.id ?? ''
const buyer = { userType: 8, email: demoEmail } as const
const card = { provider: 'card', successUrl: '/payment/success', failedUrl: '/payment/failed' }
const form = new FormData()
form.set('file', new File(['x'], 'x.png', { type: 'image/png' }))

/** A successful input for every call of the contract. A new call without one fails the test. */
const inputs = { character: 'Frostwalker', server: 'Europe' }
const samples: Record<string, RawInput[]> = {
  'signIn.verifyCode': [{ body: { ...buyer, purpose: 'EmailLoginSendVerifyCode' } }],
  'signIn.verifyCodeCheck': [{ body: { ...buyer, purpose: 'EmailLoginSendVerifyCode', code: demoCode } }],
  'signIn.oauthToken': [
    {
      query: { client_id: 'a', client_secret: 'b' },
      body: { ...buyer, grantType: 'password', password: demoPassword },
    },
  ],
  'signIn.revokeSession': [{ body: { refreshToken: 'x' } }],
  'account.userBaseInfo': [{ body: {} }],
  'account.updateProfile': [{ body: { nickName: 'New name' } }],
  'account.resetPassword': [{ body: { email: demoEmail, ticket: `ticket:${demoEmail}`, password: 'Long-enough-1' } }],
  'account.changePassword': [{ body: { oldPassword: demoPassword, newPassword: 'Long-enough-1' } }],
  'account.saveAvatar': [{ body: { avatarId: uuid(901) } }],
  'seller.sellerStore': sellers.map(({ id }) => ({ query: { sellerId: id } })),
  'seller.sellerOnline': [{ body: { sellerIds: [seller] } }],
  'saved.changeWishlist': [{ body: { offerId: offerIds.stand, wished: true } }],
  'saved.mergeSaved': [{ body: { mergeId: uuid(1), wished: [offerIds.stand], viewed: [offerIds.noStand] } }],
  'saved.markViewed': [{ body: { offerId: offerIds.stand } }],
  'alerts.alertsOfOffer': [{ params: { offerId: offerIds.stand } }],
  'alerts.setReleaseAlert': [{ body: { offerId: offerIds.renting } }],
  'alerts.setPriceAlert': [{ body: { offerId: offerIds.stand, below: 1, currencyId: '1' } }],
  'alerts.cancelAlert': [{ params: { id: uuid(9400) } }],
  'alerts.setNotifications': [{ body: { release: true, price: false } }],
  'alerts.readUnsubscribe': [{ body: { token: 'price' } }],
  'alerts.unsubscribe': [{ body: { token: 'release', on: false } }],
  'messages.openConversation': [{ body: { sellerId: seller } }],
  'messages.messageThread': [{ params: { id: id64(700) } }, { params: { id: id64(700) }, query: { after: 1 } }],
  'messages.sendMessage': [{ params: { id: id64(700) }, body: { text: ' see www.x.example ', fileIds: [uuid(900)] } }],
  'messages.readMessages': [{ params: { id: id64(700) }, body: { upTo: 3 } }],
  'messages.reportMessage': [{ params: { id: id64(700) }, body: { seq: 3, reason: 'insult' } }],
  'messages.sellerMessageThread': [{ params: { id: id64(700) } }],
  'messages.sellerSendMessage': [{ params: { id: id64(700) }, body: { text: 'Soon.' } }],
  'messages.sellerReadMessages': [{ params: { id: id64(700) }, body: { upTo: 2 } }],
  'messages.staffMessageThread': [{ params: { id: id64(700) } }],
  'messages.staffSendMessage': [{ params: { id: id64(700) }, body: { text: 'We look into it.' } }],
  'messages.staffReadMessages': [{ params: { id: id64(700) }, body: { upTo: 1 } }],
  'offer.offerPage': [{ body: {} }, { body: { keyWord: 'gold', sort: 'price-asc', toCurrencyId: '3', pageSize: 100 } }],
  'offer.standardOfferPage': [{ body: { pageSize: 100 } }],
  'offer.offerDetail': Object.values(offerIds).map((id) => ({
    params: { id },
    body: {
      isGetSellerInfo: true,
      isGetGuaranteeInfo: true,
      isGetDeliveryDetail: true,
      isGetSellerAuthLevelOperationRecord: true,
    },
  })),
  'offer.offerCard': Object.values(offerIds).map((id) => ({ params: { id } })),
  'offer.offerSoldCourse': Object.values(offerIds).map((id) => ({ params: { id } })),
  'offer.offerRank': Object.values(offerIds).map((id) => ({ params: { id } })),
  'legal.agreeToTerms': [{ body: { version: 2, occasion: 'signin' } }],
  'legal.legalPage': [{ params: { document: 'terms' } }, { params: { document: 'terms' }, query: { version: 1 } }],
  'offer.recordEmptySearch': [{ body: { keyWord: 'nothing like it' } }],
  'offer.recordOfferView': [{ body: { offerId: offerIds.stand } }],
  'offer.offerCards': [{ body: { ids: Object.values(offerIds) } }],
  'catalog.keySearch': [{ query: { ...site, keyWord: 'val' } }],
  'signIn.authUrl': [{ query: { openType: 'Google', redirectUrl: 'http://localhost:4101/login/callback' } }],
  'signIn.openId': [{ query: { openType: 'Google', callback: 'code=1&state=2', browserKey: 'k' } }],
  'signIn.exchangeCredential': [
    { body: { userType: 8, openType: 'Google', callbackType: 'id_token', authCode: 'a.b.c', redirectUrl: '' } },
  ],
  'signIn.openLogin': [
    {
      body: {
        ...{ clientId: 'arena', tenantId, userName: 'hero', userType: 8 },
        ...{ timestamp: '1', sign: 's', password: 'p' },
      },
    },
  ],
  'signIn.issueHandoff': [{ body: { host: 'localhost:4101' } }],
  'signIn.redeemHandoff': [{ body: { ticket: 'fake'.padEnd(43, 'x'), host: 'localhost:4101' } }],
  'signIn.stepUp': [{ body: { password: demoPassword } }],
  'signIn.endSession': [{ body: { sessionId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ae' } }],
  'account.bindEmail': [{ body: { email: 'new@mail.example', ticket: 'ticket:new@mail.example' } }],
  'account.unbindEmail': [{ body: { ticket: 'ticket:new@mail.example' } }],
  'signIn.linkIdentity': [{ body: { openType: 'Google', openId: 'fake-open-id' } }],
  'signIn.unlinkIdentity': [{ body: { openType: 'Google' } }],
  'account.deleteUser': [{ body: { confirmed: true } }],
  'tax.quoteTax': [{ body: { offerIds: [offerIds.stand] } }],
  'cart.setCartLine': [{ body: { offerId: offerIds.stand, quantity: 3 } }],
  'cart.mergeCart': [{ body: { mergeId: uuid(1), lines: [{ offerId: offerIds.stand, quantity: 2 }] } }],
  'cart.quoteCart': [
    { body: { lines: Object.values(offerIds).map((offerId) => ({ offerId, quantity: 2 })) } },
    { body: { lines: [{ offerId: id64(9), quantity: 2 }] } },
  ],
  'checkout.preOrder': [
    {
      body: {
        isBuyByCart: false,
        order: { deliveryEmail: demoEmail, lines: [{ offerId: offerIds.stand, quantity: 2, inputs }] },
      },
    },
  ],
  'checkout.getPurchase': orderStates.map((_, n) => ({ params: { id: uuid(800 + n) } })),
  'payment.startPayment': [{ params: { id: uuid(800) }, body: card }],
  'payment.paymentWebhook': [{ params: { provider: 'card' } }],
  'order.orderPage': [{ body: {} }, { body: { group: 'after-sales', pageSize: 100 } }],
  'order.orderDetail': orderStates.map((state) => ({ params: { id: orderIds[state] } })),
  'afterSales.requestRefund': [{ params: { id: orderIds.delivered }, body: { reason: 'It never worked.' } }],
  'afterSales.acceptRefundPart': [{ params: { id: orderIds.refund_rejected }, body: {} }],
  'invoice.invoiceFile': [{ params: { id: orderIds.delivered, invoiceId: uuid(7000) } }],
  'invoice.ownInvoicePage': [{ body: { subject: 'top_up' } }, { body: { subject: 'pass' } }],
  'invoice.ownInvoiceFile': [{ params: { id: uuid(7001) } }],
  'unitClaim.orderUnits': [{ params: { id: orderIds.delivered }, query: {} }],
  'unitClaim.claimUnit': [
    { params: { id: orderIds.delivered }, body: { unitId: uuid(0), kind: 'used', statement: 'Used.' } },
  ],
  'unitClaim.withdrawUnitClaim': [{ params: { id: orderIds.closed }, body: { claimId: uuid(1) } }],
  'afterSales.openDispute': [{ params: { id: orderIds.refund_rejected }, body: { statement: 'Please look.' } }],
  'afterSales.claimInsurance': [{ params: { id: orderIds.closed }, body: { statement: 'It was taken back.' } }],
  'order.reorder': [{ params: { id: orderIds.confirmed }, body: {} }],
  'review.writeReview': [{ body: { orderId: orderIds.confirmed, score: 5, text: 'Fast.' } }],
  'review.myReviews': [{ query: { kind: 'to-write' } }, { query: { kind: 'written' } }, { query: { kind: 'replied' } }],
  'order.cancelOrder': [{ params: { id: orderIds.awaiting_payment }, body: {} }],
  'order.correctInputs': [
    {
      params: { id: orderIds.delivering },
      body: { inputs: { ...inputs, playerId: '512345678', username: 'frost#EUW', platform: 'PC' } },
    },
  ],
  'order.tickHandover': [{ params: { id: orderIds.delivered }, body: { steps: ['signed_in'], done: true } }],
  'order.confirmOrder': [{ params: { id: orderIds.delivered }, body: { acknowledged: true } }],
  'order.revealDelivery': [{ params: { id: orderIds.delivered }, body: {} }],
  'order.deliveredFile': [{ params: { id: orderIds.delivered, unitId: uuid(1) }, body: {} }],
  'payment.payWithWallet': [{ params: { id: uuid(800) }, body: {} }],
  'rental.rentalDetail': [850, 851, 852].map((n) => ({ params: { orderId: id64(n) } })),
  'rental.fileRentalComplaint': [{ params: { orderId: id64(850) }, body: { text: 'The password is refused.' } }],
  'afterSales.refundSharing': [{ params: { id: orderIds.delivered }, body: {} }],
  'rental.decideRentalComplaint': [{ params: { id: uuid(850) }, body: { accept: true, answer: 'You are right.' } }],
  'rental.rotateRentalUnit': [{ params: { id: uuid(860) }, body: { items: [{ label: 'password', value: 'new' }] } }],
  'wallet.topUp': [{ body: { amount: 1000, agreed: true, agreement: 'gcoin-2026-01' } }],
  'payment.refreshPurchase': [{ params: { id: uuid(800) }, body: {} }],
  'coupon.claimCoupon': [{ body: { code: 'WELCOME10' } }],
  'coupon.grantCoupon': [{ body: { code: 'WELCOME10', buyerId: id64(1) } }],
  'coupon.createCoupon': [{ body: { code: 'WELCOME10', name: 'Ten', percentOff: 10, validHours: 720 } }],
  'catalog.brandAll': [{ params: { id: siteId } }],
  'catalog.brandPage': [{ query: site }],
  'catalog.topSeller': [{ params: { id: siteId } }],
  'catalog.mostPop': [{ params: { id: siteId } }],
  'catalog.mostNew': [{ params: { id: siteId }, query: { limit: 3 } }],
  'catalog.urlRouteCategory': [{ query: { ...site, categoryRouteName: 'coins' } }],
  'catalog.urlRouteBrand': [{ query: { ...site, brandRouteName: 'valorant' } }],
  'catalog.urlRouteBrandCategory': [
    { query: { ...site, brandRouteName: 'valorant', categoryRouteName: 'accounts' } },
    {
      query: {
        ...site,
        brandRouteName: 'valorant',
        categoryRouteName: 'accounts',
        wpArticleVOContentSwitch: true,
        isShowBrandImg: true,
        isGetTabData: true,
        isGetBreadcrumbData: true,
      },
    },
  ],
  'article.article': articles.map(({ id }) => ({ params: { id } })),
  'catalog.categoryAlias': [{ body: site }],
  'catalog.brandCategoryAlias': [{ body: site }],
  'site.templateSetting': [{ query: { ...site, terminalType: 1 } }],
  'site.commonConfig': [
    {
      query: {
        domain: 'localhost:4101',
        areaTypes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
        showCurrency: true,
        showLanguage: true,
        showLanguageCurrency: true,
      },
    },
  ],
  'pass.subscribePass': [{ body: { consent: true, autoRenew: true } }],
  'pass.subscriptionResult': [{ params: { id: uuid(7001) } }],
  'pass.setAutoRenew': [{ body: { on: true } }],
  'pass.refundPass': [{ params: { id: uuid(7001) }, body: {} }],
  'pass.passDeviceLogin': [{ body: { deviceId: 'PC-4f1b22e09d', deviceName: 'Desk', platform: 'win64' } }],
  'pass.passDeviceHeartbeat': [{ body: { leaseId: uuid(7100) } }],
  'pass.passDeviceRelease': [{ body: { leaseId: uuid(7100) } }],
  'invitation.buyerInviteRecord': [{ body: { inviteToken: 'friend' } }],
  'invitation.inviteRecordByToken': [{ body: { token: 'friend' } }],
  'ticket.openTicket': [
    { body: { topic: 'order', text: 'Where is it?', sendKey: uuid(1), orderId: orderIds.delivered } },
  ],
  'ticket.ticketDetail': [{ params: { id: ticketIds.waiting } }],
  'ticket.writeToTicket': [{ params: { id: ticketIds.solved }, body: { text: 'Again.', sendKey: uuid(1) } }],
  'site.contentPreview': [{ query: { token: 'any' } }],
  'ticket.readTicketLink': [{ body: { token: ticketToken } }],
  'ticket.writeByTicketLink': [{ body: { token: ticketToken, text: 'Thanks.', sendKey: uuid(1) } }],
  'report.fileReport': [
    { body: { sellerId: id64(1), reason: 'scam', explanation: 'Taken back.', fileIds: [uuid(900)] } },
  ],
  'report.decideReport': [{ params: { id: id64(8000) }, body: { approved: true, note: 'Seen.' } }],
  'valueCalculator.valueCalculator': [{ params: { product: 'valorant' } }],
  'valueCalculator.estimateValue': [{ params: { product: 'valorant' }, body: {} }],
  'event.gameEvent': [{ params: { alias: 'valorant' } }],
  'event.passEvent': [{ params: { id: id64(9501) } }],
  'site.sitemap': [{ query: { type: 'items' } }, { query: { type: 'articles', pageNo: 1 } }],
  'site.noticeList': [{ query: { type: 'payment' } }],
  'dictionary.msgSceneText': [{ query: { scene: 'login' } }],
  'dictionary.createShortLink': [{ body: { originUrl: `${origin}/brands` } }],
  'dictionary.getShortLink': [{ query: { shortCode: 's1' } }],
  'file.getFile': [{ params: { id: uuid(900) } }],
  'file.getFiles': [{ query: { fileIds: [uuid(900), uuid(901)] } }],
  'file.getCompressed': [{ query: { fileIds: [uuid(900)] } }],
  'file.uploadFile': [{ query: { catalogue: 'general' } }],
  'file.quarantineFile': [{ body: { fileId: uuid(900), reason: 'Reported' } }],
  'dictionary.languagePack': [{ params: { locale: 'de' } }],
  'log.webLog': [{ body: { logLevel: 'WARN', exceptionMsg: 'x' } }],
}
/** The fake does not implement calls of sellers and staff. */
const isLeftOut = ({ topic, name }: ContractEntry) =>
  [
    'apiKey',
    'application',
    'audit',
    'catalogEdit',
    'chatTemplate',
    'client',
    'paymentKey',
    'job',
    'pageError',
    'content',
    'factor',
    'media',
    'offerPlan',
    'offerPrice',
    'offerTranslation',
    'passTerms',
    'payout',
    'payoutSettings',
    'chargeback',
    'messageDesk',
    'reviewDesk',
    'figures',
    'opening',
    'push',
    'rates',
    'role',
    'staff',
    'standing',
    'support',
    'tenant',
    'ticketDesk',
    'trust',
    'webhook',
    'vault',
  ].includes(topic) ||
  (['invoice', 'tax'].includes(topic) && !Object.hasOwn(handlers, name)) ||
  ['betaInvitationPage', 'inviteTesters', 'shopCoupons', 'stopCoupon'].includes(name) ||
  (/^seller[A-Z]/.test(name) && !Object.hasOwn(handlers, name))
const entries = contractEntries().filter((entry) => !isLeftOut(entry))
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => '0000',
    (error) => (error as ApiError).code,
  )

describe('createFake()', () => {
  it('has a handler for every call of the contract and none besides', () => {
    expect(Object.keys(handlers).sort()).toEqual(entries.map(({ name }) => name).sort())
  })

  it('answers every call with data that fits its schema', async () => {
    for (const { topic, name, call, schemas } of entries) {
      const fake = createFake({ signedIn: true })
      fake.state.alerts.push({
        ...{ id: uuid(9400), kind: 'price', offerId: offerIds.stand, below: { minor: 1, currency: 'USD' } },
        ...{ createdAt: '2026-01-01T00:00:00.000Z', sentAt: null },
      })
      for (const { handover } of fake.state.orders) for (const one of handover) one.at ??= '2026-01-01T00:00:00.000Z'
      fake.state.orders
        .find(({ id }) => id === orderIds.closed)
        ?.afterSales.unitClaims.push({
          ...{ id: uuid(1), unitId: uuid(2), masked: '••••1', kind: 'used', statement: 'Used.', fileIds: [] },
          ...{ claimedAt: '2026-01-01T00:00:00.000Z', answerBy: '2026-01-03T00:00:00.000Z' },
          ...{ answer: null, answerText: null, refunded: null, answeredAt: null },
        })
      fake.state.shortLinks.set('s1', `${origin}/brands`)
      for (const input of samples[`${topic}.${name}`] ?? [{}]) {
        const api = fake.api as unknown as (call: Call, input: RawInput, options: object) => Promise<unknown>
        const data = await api(call, input, { form }).catch((error) => {
          throw new Error(`${topic}.${name}: ${error.code ?? error}`)
        })
        const problems = [...Value.Errors(schemas.data, data)].map((error) => `${error.instancePath} ${error.message}`)
        expect({ call: `${topic}.${name}`, problems }).toEqual({ call: `${topic}.${name}`, problems: [] })
      }
    }
  })

  it('fills every page area with jsonData that fits the contract', async () => {
    const schemas = await import('@tradepost/contract/schemas/site/site')
    const shapes = {
      1: schemas.AreaImage,
      2: schemas.AreaBrands,
      3: schemas.AreaText,
      4: schemas.AreaContent,
      5: schemas.AreaBrands,
      6: schemas.AreaHeader,
      7: schemas.AreaFooter,
      8: schemas.AreaImage,
      9: schemas.AreaCategories,
      10: schemas.AreaComments,
      11: schemas.AreaImage,
      12: schemas.AreaBrandCategories,
      13: schemas.AreaText,
    }
    const areaTypes = Object.keys(shapes).map(Number)
    const config = await createFake().api(calls.site.commonConfig, { query: { domain: 'x', areaTypes } })
    for (const [areaType, schema] of Object.entries(shapes)) {
      const area = config.configs.find((one) => String(one.areaType) === areaType)
      expect([...Value.Errors(schema, JSON.parse(area?.jsonData ?? 'null'))], areaType).toEqual([])
    }
  })

  it('gives a buyer as long to confirm as the gateway does', async () => {
    const now = new Date('2026-03-14T12:00:00.000Z')
    const { api, deliver } = createFake({ now: () => now, signedIn: true })
    deliver(orderIds.delivering)
    const { next } = await api(calls.order.orderDetail, { params: { id: orderIds.delivering } })
    expect(next).toEqual({ actor: 'buyer', action: 'confirm', until: '2026-03-17T12:00:00.000Z' })
  })

  it('hands an order that a seller delivers to the seller, once it is paid', () => {
    const { state, settlePayment } = createFake()
    const order = state.orders.find((one) => one.id === orderIds.awaiting_payment)
    if (order) order.deliveryMode = 'im'
    settlePayment(order?.purchaseId ?? '')
    expect(order?.state).toBe('delivering')
    expect(order?.next).toMatchObject({ actor: 'seller', action: 'deliver' })
  })

  it('leads a buyer from the login code to the confirmed order', async () => {
    const { api, state, settlePayment, deliver } = createFake({ currency: 'EUR' })
    expect(await codeOf(api(calls.cart.getCart))).toBe('unauthorized')
    const query = { client_id: 'web', client_secret: 's' }
    await api(calls.signIn.oauthToken, { query, body: { ...buyer, grantType: 'captcha', code: demoCode } })
    await api(calls.cart.setCartLine, { body: { offerId: offerIds.stand, quantity: 2 } })
    const order = { deliveryEmail: demoEmail }
    expect(await codeOf(api(calls.checkout.preOrder, { body: { isBuyByCart: true, order } }))).toBe(
      'delivery_input_missing',
    )
    await api(calls.cart.setCartLine, { body: { offerId: offerIds.stand, quantity: 2, inputs } })
    const cart = await api(calls.cart.setCartLine, { body: { offerId: offerIds.stand, quantity: 1, add: true } })
    expect(cart.count).toBe(3)
    const before = state.offers.find(({ id }) => id === offerIds.stand)?.available ?? 0
    const made = await api(calls.checkout.preOrder, {
      body: { isBuyByCart: true, order: { deliveryEmail: demoEmail, expectedTotal: cart.total.minor } },
    })
    expect(made.total).toEqual(cart.total)
    expect(state.offers.find(({ id }) => id === offerIds.stand)?.available).toBe(before - 3)
    await api(calls.payment.startPayment, {
      params: { id: made.purchaseId },
      body: { provider: 'card', successUrl: '/s', failedUrl: '/f' },
    })
    settlePayment(made.purchaseId)
    const id = made.orderIds[0] ?? ''
    expect(await codeOf(api(calls.order.revealDelivery, { params: { id }, body: {} }))).toBe('delivery_not_ready')
    deliver(id)
    expect((await api(calls.order.revealDelivery, { params: { id }, body: {} })).items).not.toHaveLength(0)
    expect(await codeOf(api(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }))).toBe(
      'handover_incomplete',
    )
    const steps = (await api(calls.order.orderDetail, { params: { id } })).handover.map(({ step }) => step)
    await api(calls.order.tickHandover, { params: { id }, body: { steps, done: true } })
    const done = await api(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } })
    expect(done.state).toBe('confirmed')
    expect(await codeOf(api(calls.order.confirmOrder, { params: { id }, body: { acknowledged: true } }))).toBe(
      'state_conflict',
    )
  })

  it('fails on sentinel inputs with codes the call declares', async () => {
    const { api, fail } = createFake({ signedIn: true })
    const purpose = 'EmailLoginSendVerifyCode'
    const code = (email: string) => codeOf(api(calls.signIn.verifyCode, { body: { userType: 8, purpose, email } }))
    expect(await code('limit@x.test')).toBe('code_send_limit')
    expect(await code('soon@x.test')).toBe('code_send_too_soon')
    expect(await code('nobody')).toBe('email_format')
    const line = (quantity: number) =>
      codeOf(api(calls.cart.setCartLine, { body: { offerId: offerIds.stand, quantity } }))
    expect(await Promise.all([555, 666, 777, 888].map(line))).toEqual([
      'cart_full',
      'offer_sold_out',
      'quantity_invalid',
      'product_cap',
    ])
    expect(await codeOf(api(calls.offer.offerDetail, { params: { id: id64(404) } }))).toBe('not_found')
    expect(await codeOf(api(calls.offer.offerCard, { params: { id: id64(500) } }))).toBe('internal')
    expect(await codeOf(api(calls.catalog.urlRouteBrand, { query: { ...site, brandRouteName: 'nope' } }))).toBe(
      'WEBSITE0100',
    )
    expect(await codeOf(api(calls.seller.sellerStore, { query: { sellerId: 'abc' } }))).toBe('bad_request')
    fail('dictionary.country', 'unavailable')
    expect(await codeOf(api(calls.dictionary.country))).toBe('unavailable')
    fail('dictionary.country', null)
    expect(await codeOf(api(calls.dictionary.country))).toBe('0000')
  })

  it('lists available offers first by default, and otherwise sorts as requested', async () => {
    const { api } = createFake()
    const listed = async (sort?: 'price-asc') => {
      const { list } = await api(calls.offer.offerPage, { body: { pageSize: 100, ...(sort && { sort }) } })
      return list.map(({ status }) => status === productStatus.onSale)
    }
    const [plain, byPrice] = [await listed(), await listed('price-asc')]
    expect(plain).toContain(false)
    expect(plain).toEqual(plain.toSorted((one, other) => Number(other) - Number(one)))
    expect(byPrice).not.toEqual(plain)
  })

  it('Z10 shows the same price on card and in cart, and refuses a currency that the site does not have', async () => {
    const { api } = createFake({ signedIn: true, locale: 'ar' })
    const brief = await api(calls.offer.offerCard, { params: { id: offerIds.stand } })
    expect(brief.price?.currency).toBe('AED')
    const cart = await api(calls.cart.quoteCart, { body: { lines: [{ offerId: offerIds.stand, quantity: 7 }] } })
    expect(cart.total).toEqual(lineTotal(brief, 7))
    const elsewhere = api(calls.cart.quoteCart, { body: { lines: [], toCurrencyId: '99' } })
    await expect(elsewhere).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('X11 finds the same for every spelling of a word, as the gateway does', async () => {
    const { api } = createFake()
    const search = async (keyWord: string) => {
      const offers = await api(calls.offer.offerPage, { body: { keyWord, pageSize: 100 } })
      const games = await api(calls.catalog.brandPage, { query: { ...site, keyWord } })
      return [
        ...offers.list.map(({ id }) => id),
        ...games.list.map(({ brandAlias }) => brandAlias),
        ...(keyWord
          ? (await api(calls.catalog.keySearch, { query: { ...site, keyWord } })).map(
              ({ brandAliasName }) => brandAliasName,
            )
          : []),
      ]
    }
    const plain = await search('valorant')
    expect(plain.length).toBeGreaterThan(2)
    for (const typed of ['valo\u200brant', 'Valorant®', 'ｖａｌｏｒａｎｔ', 'VALORANT™', '★Valo\u00adrant'])
      expect(await search(typed), typed).toEqual(plain)
    expect(await search('®')).toEqual([])
  })
})

describe('msw handlers', () => {
  const fake = createFake({ signedIn: true, errorText: (code) => `text of ${code}` })
  const server = setupServer(...fake.handlers('http://gateway.test'))
  const api = createApi({ baseUrl: 'http://gateway.test', headers: () => ({}) })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())

  it('understand the real client: paths, typed queries, bodies, uploads, failures', async () => {
    expect((await api(calls.offer.offerPage, { body: { pageSize: 2 } })).list).toHaveLength(2)
    const config = await api(calls.site.commonConfig, { query: { domain: 'x', areaTypes: [9, 7], showLanguage: true } })
    expect(config.configs.map(({ areaType }) => areaType)).toEqual([9, 7])
    expect((await api(calls.file.getFiles, { query: { fileIds: [uuid(900)] } })).map(({ id }) => id)).toEqual([
      uuid(900),
    ])
    expect((await api(calls.file.uploadFile, { query: { catalogue: 'general' } }, { form })).contentType).toBe(
      'image/png',
    )
    expect(await api(calls.dictionary.languagePack, { params: { locale: 'de' } })).toEqual({ value: {} })
    await api(calls.log.webLog, { body: { logLevel: 'WARN' } })
    const error = await api(calls.offer.offerCard, { params: { id: id64(404) } }).catch((failure) => failure)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'not_found', status: 404, message: 'text of not_found' })
  })
})
