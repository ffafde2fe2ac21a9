import { account, type Call, dictionary, file, finance, log, operation, product, website } from '@tradepost/contract'
import { afterSales, sellerOffers, service } from '@tradepost/contract/calls'
import { productStatus } from '@tradepost/contract/constants'
import { contractEntries } from '@tradepost/contract/openapi'
import { lineTotal } from '@tradepost/domain/money/money'
import { setupServer } from 'msw/node'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { createApi } from '../create-api.ts'
import { handlers, type RawInput } from './dispatch.ts'
import { articles } from './fixtures/articles.ts'
import { sellers } from './fixtures/sellers.ts'
import { createFake, demoCode, demoEmail, demoPassword, id64, offerIds, orderIds, orderStates, uuid } from './index.ts'

const site = { tenantId: '1', siteId: '1001' }
const seller = sellers[0]?.id ?? ''
const buyer = { userType: 8, email: demoEmail } as const
const card = { provider: 'card', successUrl: '/payment/success', failedUrl: '/payment/failed' }
const form = new FormData()
form.set('file', new File(['x'], 'x.png', { type: 'image/png' }))

/** One input that succeeds for every call of the contract; a new call without one fails the test. */
const inputs = { character: 'Frostwalker', server: 'Europe' }
const samples: Record<string, RawInput[]> = {
  'account.verifyCode': [{ body: { ...buyer, purpose: 'EmailLoginSendVerifyCode' } }],
  'account.verifyCodeCheck': [{ body: { ...buyer, purpose: 'EmailLoginSendVerifyCode', code: demoCode } }],
  'account.oauthToken': [
    {
      query: { client_id: 'a', client_secret: 'b' },
      body: { ...buyer, grantType: 'password', password: demoPassword },
    },
  ],
  'account.revokeSession': [{ body: { refreshToken: 'x' } }],
  'account.userBaseInfo': [{ body: {} }],
  'account.updateProfile': [{ body: { nickName: 'New name' } }],
  'account.resetPassword': [{ body: { email: demoEmail, ticket: `ticket:${demoEmail}`, password: 'Long-enough-1' } }],
  'account.changePassword': [{ body: { oldPassword: demoPassword, newPassword: 'Long-enough-1' } }],
  'operation.saveAvatar': [{ body: { avatarId: uuid(901) } }],
  'operation.sellerStore': sellers.map(({ id }) => ({ query: { sellerId: id } })),
  'operation.sellerOnline': [{ body: { sellerIds: [seller] } }],
  'operation.changeWishlist': [{ body: { offerId: offerIds.stand, wished: true } }],
  'operation.mergeSaved': [{ body: { mergeId: uuid(1), wished: [offerIds.stand], viewed: [offerIds.noStand] } }],
  'operation.markViewed': [{ body: { offerId: offerIds.stand } }],
  'operation.alertsOfOffer': [{ params: { offerId: offerIds.stand } }],
  'operation.setReleaseAlert': [{ body: { offerId: offerIds.renting } }],
  'operation.setPriceAlert': [{ body: { offerId: offerIds.stand, below: 1, currencyId: '1' } }],
  'operation.cancelAlert': [{ params: { id: uuid(9400) } }],
  'operation.setNotifications': [{ body: { release: true, price: false } }],
  'operation.readUnsubscribe': [{ body: { token: 'price' } }],
  'operation.unsubscribe': [{ body: { token: 'release', on: false } }],
  'operation.openConversation': [{ body: { sellerId: seller } }],
  'operation.messageThread': [{ params: { id: id64(700) } }, { params: { id: id64(700) }, query: { after: 1 } }],
  'operation.sendMessage': [{ params: { id: id64(700) }, body: { text: ' see www.x.example ', fileIds: [uuid(900)] } }],
  'operation.readMessages': [{ params: { id: id64(700) }, body: { upTo: 3 } }],
  'operation.sellerMessageThread': [{ params: { id: id64(700) } }],
  'operation.sellerSendMessage': [{ params: { id: id64(700) }, body: { text: 'Soon.' } }],
  'operation.sellerReadMessages': [{ params: { id: id64(700) }, body: { upTo: 2 } }],
  'operation.serviceMessageThread': [{ params: { id: id64(700) } }],
  'operation.serviceSendMessage': [{ params: { id: id64(700) }, body: { text: 'We look into it.' } }],
  'operation.serviceReadMessages': [{ params: { id: id64(700) }, body: { upTo: 1 } }],
  'product.productPage': [
    { body: {} },
    { body: { keyWord: 'gold', sort: 'price-asc', toCurrencyId: '3', pageSize: 100 } },
  ],
  'product.standardPage': [{ body: { pageSize: 100 } }],
  'product.standardDetail': Object.values(offerIds).map((id) => ({
    params: { id },
    body: {
      isGetSellerInfo: true,
      isGetGuaranteeInfo: true,
      isGetDeliveryDetail: true,
      isGetSellerAuthLevelOperationRecord: true,
    },
  })),
  'product.productBrief': Object.values(offerIds).map((id) => ({ params: { id } })),
  'product.offerCards': [{ body: { ids: Object.values(offerIds) } }],
  'product.keySearch': [{ query: { ...site, keyWord: 'val' } }],
  'account.authUrl': [{ query: { openType: 'Google', redirectUrl: 'http://localhost:4101/login/callback' } }],
  'account.openId': [{ query: { openType: 'Google', callback: 'code=1&state=2', browserKey: 'k' } }],
  'account.exchangeCredential': [
    { body: { userType: 8, openType: 'Google', callbackType: 'id_token', authCode: 'a.b.c', redirectUrl: '' } },
  ],
  'account.openLogin': [
    {
      body: {
        ...{ clientId: 'arena', tenantId: '1', userName: 'hero', userType: 8 },
        ...{ timestamp: '1', sign: 's', password: 'p' },
      },
    },
  ],
  'account.issueHandoff': [{ body: { host: 'localhost:4101' } }],
  'account.redeemHandoff': [{ body: { ticket: 'fake'.padEnd(43, 'x'), host: 'localhost:4101' } }],
  'account.stepUp': [{ body: { password: demoPassword } }],
  'account.endSession': [{ body: { sessionId: '0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ae' } }],
  'account.bindEmail': [{ body: { email: 'new@mail.example', ticket: 'ticket:new@mail.example' } }],
  'account.unbindEmail': [{ body: { ticket: 'ticket:new@mail.example' } }],
  'account.linkIdentity': [{ body: { openType: 'Google', openId: 'fake-open-id' } }],
  'account.unlinkIdentity': [{ body: { openType: 'Google' } }],
  'account.deleteUser': [{ body: { confirmed: true } }],
  'finance.setCartLine': [{ body: { offerId: offerIds.stand, quantity: 3 } }],
  'finance.mergeCart': [{ body: { mergeId: uuid(1), lines: [{ offerId: offerIds.stand, quantity: 2 }] } }],
  'finance.quoteCart': [
    { body: { lines: Object.values(offerIds).map((offerId) => ({ offerId, quantity: 2 })) } },
    { body: { lines: [{ offerId: id64(9), quantity: 2 }] } },
  ],
  'finance.preOrder': [
    {
      body: {
        isBuyByCart: false,
        order: { deliveryEmail: demoEmail, lines: [{ offerId: offerIds.stand, quantity: 2, inputs }] },
      },
    },
  ],
  'finance.getPurchase': orderStates.map((_, n) => ({ params: { id: uuid(800 + n) } })),
  'finance.startPayment': [{ params: { id: uuid(800) }, body: card }],
  'finance.paymentWebhook': [{ params: { provider: 'card' } }],
  'finance.orderPage': [{ body: {} }, { body: { group: 'after-sales', pageSize: 100 } }],
  'finance.orderDetail': orderStates.map((state) => ({ params: { id: orderIds[state] } })),
  'finance.requestRefund': [{ params: { id: orderIds.delivered }, body: { reason: 'It never worked.' } }],
  'finance.openDispute': [{ params: { id: orderIds.refund_rejected }, body: { statement: 'Please look.' } }],
  'finance.claimInsurance': [{ params: { id: orderIds.closed }, body: { statement: 'It was taken back.' } }],
  'finance.reorder': [{ params: { id: orderIds.confirmed }, body: {} }],
  'finance.writeReview': [{ body: { orderId: orderIds.confirmed, score: 5, text: 'Fast.' } }],
  'finance.myReviews': [
    { query: { kind: 'to-write' } },
    { query: { kind: 'written' } },
    { query: { kind: 'replied' } },
  ],
  'finance.cancelOrder': [{ params: { id: orderIds.awaiting_payment }, body: {} }],
  'finance.correctInputs': [
    {
      params: { id: orderIds.delivering },
      body: { inputs: { ...inputs, playerId: '512345678', username: 'frost#EUW', platform: 'PC' } },
    },
  ],
  'finance.tickHandover': [{ params: { id: orderIds.delivered }, body: { steps: ['signed_in'], done: true } }],
  'finance.confirmOrder': [{ params: { id: orderIds.delivered }, body: { acknowledged: true } }],
  'finance.revealDelivery': [{ params: { id: orderIds.delivered }, body: {} }],
  'finance.payWithWallet': [{ params: { id: uuid(800) }, body: {} }],
  'finance.rentalDetail': [850, 851, 852].map((n) => ({ params: { orderId: id64(n) } })),
  'finance.fileRentalComplaint': [{ params: { orderId: id64(850) }, body: { text: 'The password is refused.' } }],
  'finance.refundSharing': [{ params: { id: orderIds.delivered }, body: {} }],
  'finance.decideRentalComplaint': [{ params: { id: uuid(850) }, body: { accept: true, answer: 'You are right.' } }],
  'finance.rotateRentalUnit': [{ params: { id: uuid(860) }, body: { items: [{ label: 'password', value: 'new' }] } }],
  'finance.topUp': [{ body: { amount: 1000, agreed: true, agreement: 'gcoin-2026-01' } }],
  'finance.refreshPurchase': [{ params: { id: uuid(800) }, body: {} }],
  'finance.claimCoupon': [{ body: { code: 'WELCOME10' } }],
  'finance.grantCoupon': [{ body: { code: 'WELCOME10', buyerId: id64(1) } }],
  'finance.createCoupon': [{ body: { code: 'WELCOME10', name: 'Ten', percentOff: 10, validHours: 720 } }],
  'website.brandAll': [{ params: { id: '1001' } }],
  'website.brandPage': [{ query: site }],
  'website.topSeller': [{ params: { id: '1001' } }],
  'website.mostPop': [{ params: { id: '1001' } }],
  'website.mostNew': [{ params: { id: '1001' }, query: { limit: 3 } }],
  'website.urlRouteCategory': [{ query: { ...site, categoryRouteName: 'coins' } }],
  'website.urlRouteBrand': [{ query: { ...site, brandRouteName: 'valorant' } }],
  'website.urlRouteBrandCategory': [
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
  'website.article': articles.map(({ id }) => ({ params: { id } })),
  'website.categoryAlias': [{ body: site }],
  'website.brandCategoryAlias': [{ body: site }],
  'website.templateSetting': [{ query: { ...site, terminalType: 1 } }],
  'website.commonConfig': [
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
  'finance.subscribePass': [{ body: { consent: true, autoRenew: true } }],
  'finance.subscriptionResult': [{ params: { id: uuid(7001) } }],
  'finance.setAutoRenew': [{ body: { on: true } }],
  'finance.refundPass': [{ params: { id: uuid(7001) }, body: {} }],
  'operation.passDeviceLogin': [{ body: { deviceId: 'PC-4f1b22e09d', deviceName: 'Desk', platform: 'win64' } }],
  'operation.passDeviceHeartbeat': [{ body: { leaseId: uuid(7100) } }],
  'operation.passDeviceRelease': [{ body: { leaseId: uuid(7100) } }],
  'operation.buyerInviteRecord': [{ body: { inviteToken: 'friend' } }],
  'operation.inviteRecordByToken': [{ body: { token: 'friend' } }],
  'operation.complain': [
    { body: { sellerId: id64(1), reason: 'scam', explanation: 'Taken back.', fileIds: [uuid(900)] } },
  ],
  'operation.decideComplain': [{ params: { id: id64(8000) }, body: { approved: true, note: 'Seen.' } }],
  'product.valueCalculator': [{ params: { product: 'valorant' } }],
  'product.estimateValue': [{ params: { product: 'valorant' }, body: {} }],
  'website.gameEvent': [{ params: { alias: 'valorant' } }],
  'website.passEvent': [{ params: { id: id64(9501) } }],
  'website.sitemap': [{ query: { type: 'items' } }, { query: { type: 'articles', pageNo: 1 } }],
  'website.noticeList': [{ query: { type: 'payment' } }],
  'dictionary.msgSceneText': [{ query: { scene: 'login' } }],
  'dictionary.createShortLink': [{ body: { originUrl: 'http://localhost:4101/brands' } }],
  'dictionary.getShortLink': [{ query: { shortCode: 's1' } }],
  'file.getFile': [{ params: { id: uuid(900) } }],
  'file.getFiles': [{ query: { fileIds: [uuid(900), uuid(901)] } }],
  'file.getCompressed': [{ query: { fileIds: [uuid(900)] } }],
  'file.uploadFile': [{ query: { catalogue: 'general' } }],
  'file.quarantineFile': [{ body: { fileId: uuid(900), reason: 'Reported' } }],
  'file.languagePack': [{ params: { locale: 'de' } }],
  'log.webLog': [{ body: { logLevel: 'WARN', exceptionMsg: 'x' } }],
}
/** What the other side of the counter calls, the fake leaves to the real gateway. */
const counter = Object.keys({ ...sellerOffers, ...service, ...afterSales }).filter(
  (name) => !Object.hasOwn(handlers.finance, name),
)
const entries = contractEntries().filter(({ name }) => !counter.includes(name))
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => '0000',
    (error) => (error as ApiError).code,
  )

describe('createFake()', () => {
  it('has a handler for every call of the contract and none besides', () => {
    const has = Object.entries(handlers).flatMap(([group, calls]) =>
      Object.keys(calls).map((name) => `${group}.${name}`),
    )
    expect(has.sort()).toEqual(entries.map(({ group, name }) => `${group}.${name}`).sort())
  })

  it.each(['lumen', 'sahra'] as const)('answers every call of %s as its schema says', async (tenant) => {
    const own = tenant === 'sahra' ? { tenantId: '2', siteId: '2001' } : site
    for (const { group, name, call, schemas } of entries) {
      const fake = createFake({ tenant, signedIn: true })
      fake.state.alerts.push({
        ...{ id: uuid(9400), kind: 'price', offerId: offerIds.stand, below: { minor: 1, currency: 'USD' } },
        ...{ createdAt: '2026-01-01T00:00:00.000Z', sentAt: null },
      })
      for (const { handover } of fake.state.orders) for (const one of handover) one.at ??= '2026-01-01T00:00:00.000Z'
      fake.state.shortLinks.set('s1', 'http://localhost:4101/brands')
      for (const input of samples[`${group}.${name}`] ?? [{}]) {
        const query = input.query && { ...input.query, ...(Object.hasOwn(input.query, 'tenantId') ? own : {}) }
        const originUrl = `${fake.state.tenant.origin}/brands`
        const body = name === 'createShortLink' ? { originUrl } : input.body
        const api = fake.api as unknown as (call: Call, input: RawInput, options: object) => Promise<unknown>
        const data = await api(call, { ...input, query, body }, { form }).catch((error) => {
          throw new Error(`${group}.${name}: ${error.code ?? error}`)
        })
        const problems = [...Value.Errors(schemas.data, data)].map((error) => `${error.instancePath} ${error.message}`)
        expect({ call: `${group}.${name}`, problems }).toEqual({ call: `${group}.${name}`, problems: [] })
      }
    }
  })

  it('fills every page area with what the contract says its jsonData holds', async () => {
    const schemas = await import('@tradepost/contract/schemas/website')
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
    const config = await createFake().api(website.commonConfig, { query: { domain: 'x', areaTypes } })
    for (const [areaType, schema] of Object.entries(shapes)) {
      const found = config.configs.find((one) => String(one.areaType) === areaType)
      expect([...Value.Errors(schema, JSON.parse(found?.jsonData ?? 'null'))], areaType).toEqual([])
    }
  })

  it('leads a buyer from the code to the confirmed order', async () => {
    const { api, state, settlePayment, deliver } = createFake({ currency: 'EUR' })
    expect(await codeOf(api(finance.getCart))).toBe('unauthorized')
    const query = { client_id: 'web', client_secret: 's' }
    await api(account.oauthToken, { query, body: { ...buyer, grantType: 'captcha', code: demoCode } })
    await api(finance.setCartLine, { body: { offerId: offerIds.stand, quantity: 2 } })
    const order = { deliveryEmail: demoEmail }
    expect(await codeOf(api(finance.preOrder, { body: { isBuyByCart: true, order } }))).toBe('delivery_input_missing')
    await api(finance.setCartLine, { body: { offerId: offerIds.stand, quantity: 2, inputs } })
    const cart = await api(finance.setCartLine, { body: { offerId: offerIds.stand, quantity: 1, add: true } })
    expect(cart.count).toBe(3)
    const before = state.offers.find(({ id }) => id === offerIds.stand)?.available ?? 0
    const made = await api(finance.preOrder, {
      body: { isBuyByCart: true, order: { deliveryEmail: demoEmail, expectedTotal: cart.total.minor } },
    })
    expect(made.total).toEqual(cart.total)
    expect(state.offers.find(({ id }) => id === offerIds.stand)?.available).toBe(before - 3)
    await api(finance.startPayment, {
      params: { id: made.purchaseId },
      body: { provider: 'card', successUrl: '/s', failedUrl: '/f' },
    })
    settlePayment(made.purchaseId)
    const id = made.orderIds[0] ?? ''
    expect(await codeOf(api(finance.revealDelivery, { params: { id }, body: {} }))).toBe('delivery_not_ready')
    deliver(id)
    expect((await api(finance.revealDelivery, { params: { id }, body: {} })).items).not.toHaveLength(0)
    expect(await codeOf(api(finance.confirmOrder, { params: { id }, body: { acknowledged: true } }))).toBe(
      'handover_incomplete',
    )
    const steps = (await api(finance.orderDetail, { params: { id } })).handover.map(({ step }) => step)
    await api(finance.tickHandover, { params: { id }, body: { steps, done: true } })
    const done = await api(finance.confirmOrder, { params: { id }, body: { acknowledged: true } })
    expect(done.state).toBe('confirmed')
    expect(await codeOf(api(finance.confirmOrder, { params: { id }, body: { acknowledged: true } }))).toBe(
      'state_conflict',
    )
  })

  it('fails on sentinel inputs with codes the call declares', async () => {
    const { api, fail } = createFake({ signedIn: true })
    const purpose = 'EmailLoginSendVerifyCode'
    const code = (email: string) => codeOf(api(account.verifyCode, { body: { userType: 8, purpose, email } }))
    expect(await code('limit@x.test')).toBe('code_send_limit')
    expect(await code('soon@x.test')).toBe('code_send_too_soon')
    expect(await code('nobody')).toBe('email_format')
    const line = (quantity: number) => codeOf(api(finance.setCartLine, { body: { offerId: offerIds.stand, quantity } }))
    expect(await Promise.all([555, 666, 777, 888].map(line))).toEqual([
      'cart_full',
      'offer_sold_out',
      'quantity_invalid',
      'product_cap',
    ])
    expect(await codeOf(api(product.standardDetail, { params: { id: id64(404) } }))).toBe('not_found')
    expect(await codeOf(api(product.productBrief, { params: { id: id64(500) } }))).toBe('internal')
    expect(await codeOf(api(website.urlRouteBrand, { query: { ...site, brandRouteName: 'nope' } }))).toBe('WEBSITE0100')
    expect(await codeOf(api(operation.sellerStore, { query: { sellerId: 'abc' } }))).toBe('bad_request')
    fail('dictionary.country', 'unavailable')
    expect(await codeOf(api(dictionary.country))).toBe('unavailable')
    fail('dictionary.country', null)
    expect(await codeOf(api(dictionary.country))).toBe('0000')
  })

  it('begins lists nobody sorted with what can be bought, and sorts the others by their wish alone', async () => {
    const { api } = createFake({ tenant: 'lumen' })
    const listed = async (sort?: 'price-asc') => {
      const { list } = await api(product.productPage, { body: { pageSize: 100, ...(sort && { sort }) } })
      return list.map(({ status }) => status === productStatus.onSale)
    }
    const [plain, byPrice] = [await listed(), await listed('price-asc')]
    expect(plain).toContain(false)
    expect(plain).toEqual(plain.toSorted((one, other) => Number(other) - Number(one)))
    expect(byPrice).not.toEqual(plain)
  })

  it('Z10 keeps one honest price from card to cart, and refuses a currency that is not sold in', async () => {
    const { api } = createFake({ signedIn: true, tenant: 'sahra' })
    const brief = await api(product.productBrief, { params: { id: offerIds.stand } })
    expect(brief.price?.currency).toBe('AED')
    const cart = await api(finance.quoteCart, { body: { lines: [{ offerId: offerIds.stand, quantity: 7 }] } })
    expect(cart.total).toEqual(lineTotal(brief, 7))
    const elsewhere = api(finance.quoteCart, { body: { lines: [], toCurrencyId: '99' } })
    await expect(elsewhere).rejects.toMatchObject({ code: 'bad_request' })
  })

  it('X11 finds the same however a word is typed, as the gateway does', async () => {
    const { api } = createFake({ tenant: 'lumen' })
    const found = async (keyWord: string) => {
      const offers = await api(product.productPage, { body: { keyWord, pageSize: 100 } })
      const games = await api(website.brandPage, { query: { ...site, keyWord } })
      return [
        ...offers.list.map(({ id }) => id),
        ...games.list.map(({ brandAlias }) => brandAlias),
        ...(keyWord
          ? (await api(product.keySearch, { query: { ...site, keyWord } })).map(({ brandAliasName }) => brandAliasName)
          : []),
      ]
    }
    const plain = await found('valorant')
    expect(plain.length).toBeGreaterThan(2)
    for (const typed of ['valo\u200brant', 'Valorant®', 'ｖａｌｏｒａｎｔ', 'VALORANT™', '★Valo\u00adrant'])
      expect(await found(typed), typed).toEqual(plain)
    expect(await found('®')).toEqual([])
  })
})

describe('msw handlers', () => {
  const fake = createFake({ signedIn: true, errorText: (code) => `text of ${code}` })
  const server = setupServer(...fake.handlers('http://gateway.test'))
  const api = createApi({ baseUrl: 'http://gateway.test', headers: () => ({}) })
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())

  it('speak the same protocol as the real client: paths, typed queries, bodies, uploads, failures', async () => {
    expect((await api(product.productPage, { body: { pageSize: 2 } })).list).toHaveLength(2)
    const config = await api(website.commonConfig, { query: { domain: 'x', areaTypes: [9, 7], showLanguage: true } })
    expect(config.configs.map(({ areaType }) => areaType)).toEqual([9, 7])
    expect((await api(file.getFiles, { query: { fileIds: [uuid(900)] } })).map(({ id }) => id)).toEqual([uuid(900)])
    expect((await api(file.uploadFile, { query: { catalogue: 'general' } }, { form })).contentType).toBe('image/png')
    expect(await api(file.languagePack, { params: { locale: 'de' } })).toEqual({ value: {} })
    await api(log.webLog, { body: { logLevel: 'WARN' } })
    const error = await api(product.productBrief, { params: { id: id64(404) } }).catch((failure) => failure)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'not_found', status: 404, message: 'text of not_found' })
  })
})
