import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../../test/orders/payout-shop.ts'
import { createStripeStandIn, type StripeStandIn } from '../../../../test/support/stripe/stand-in.ts'
import { checkInvariants } from '../../check-invariants.ts'

const keys = { 1: 'sk_test_of_lumen', 2: 'sk_test_of_sahra' }
const secrets = { 1: 'whsec_of_lumen_000', 2: 'whsec_of_sahra_000' }
let stripe: StripeStandIn
let shop: PayoutShop
beforeAll(async () => {
  stripe = await createStripeStandIn({ keys, secrets, now: () => shop.clock.now() })
  shop = await createPayoutShop({
    env: {
      STRIPE_API: stripe.api,
      STRIPE_SECRET_KEYS: `1=${keys[1]},2=${keys[2]}`,
      STRIPE_CONNECT_SECRETS: `1=whsec_of_another ${secrets[1]},2=${secrets[2]}`,
    },
  })
  await shop.settings({ payoutWeekday: 0, fourEyesUsd: 1_000_000_00, payoutMinimumUsd: 1000 })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type Seller = Awaited<ReturnType<PayoutShop['newSeller']>>
const due = () => shop.deps.jobs.runDue()
const send = ({ body, header }: { body: string; header: string }) =>
  shop.app.inject({
    method: 'POST',
    url: '/finance/payout/webhook/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload: body,
  })
async function connect(seller: Seller, currency = 'USD') {
  await shop.confirmIdentity(seller)
  return (await shop.inject(calls.payout.sellerConnectAccount, { body: { currency } }, shop.as(seller))).body
}
const accountOf = async ({ sellerId }: Seller) =>
  (
    await shop.rows<{ id: string; ref: string; state: string }>(
      sql`select id, provider_ref as ref, state from connected_account where seller_id = ${sellerId}
        order by created_at desc limit 1`,
    )
  )[0] ?? { id: '', ref: '', state: '' }
const stateOf = async (seller: Seller) => (await shop.overview(seller))?.accounts[0]?.state
const payoutOf = async ({ sellerId }: Seller) =>
  (
    await shop.rows<{ id: string; state: string; failure: string | null; ref: string }>(
      sql`select id, state, failure, provider_ref as ref from payout where seller_id = ${sellerId}
        order by created_at desc, id limit 1`,
    )
  )[0]
const transfersOf = async (seller: Seller) => {
  const { ref } = await accountOf(seller)
  return stripe.transfers.filter(({ destination }) => destination === ref)
}

/** A seller whose account at Stripe is ready and old enough. */
async function readySeller(): Promise<Seller> {
  const seller = await shop.newSeller()
  await connect(seller)
  stripe.visit((await accountOf(seller)).ref, 'ready')
  await shop.inject(calls.payout.sellerCheckAccount, { body: {} }, shop.as(seller))
  shop.clock.advance(dayMs + minuteMs)
  // The planned looks at the account are over.
  await due()
  return seller
}

/** Gives a seller a balance, as staff do who correct one. */
async function earnFor({ sellerId }: Seller, amount: number, unit = 'USD') {
  await shop.settings({ giftsPerDayUsd: 1_000_000_00, giftsPerReceiverUsd: 1_000_000_00 })
  const body = { account: 'payable', ownerId: sellerId, unit, amount, reason: 'Test' } as const
  const proposed = await shop.inject(calls.staff.correctBalance, { body }, shop.as(shop.staff))
  if (proposed.body.data?.step === 'proposed')
    await shop.inject(
      calls.staff.answerProposal,
      { params: { id: proposed.body.data.id }, body: { approve: true, reason: 'Test' } },
      shop.as(shop.second),
    )
}

/** Takes away the accounts of all sellers, so that the next run pays only those of the test. */
const emptyAll = async () => {
  await shop.asOwner('update payout_account set removed_at = now() where removed_at is null')
  await shop.asOwner('update connected_account set removed_at = now() where removed_at is null')
}

/** Lets jobs that failed run until none is due. */
async function retryAll() {
  for (let n = 0; n < 4; n++) {
    await due()
    shop.clock.advance(10 * minuteMs)
  }
  await due()
}

describe('an account at Stripe', () => {
  it('is opened once, leads to the page of Stripe, and is ready when Stripe says so', async () => {
    const seller = await shop.newSeller()
    expect((await shop.overview(seller))?.connect).toBe(true)
    const { data, code } = await connect(seller)
    expect([code, data?.url?.startsWith(`${stripe.api}/page/account/`)]).toEqual(['0000', true])
    const { ref, id } = await accountOf(seller)
    expect(stripe.requests.find(({ key }) => key === id)?.fields).toMatchObject({
      type: 'express',
      'metadata[tenant_id]': '1',
      'metadata[seller_id]': seller.sellerId,
    })
    expect(stripe.requests.at(-1)?.fields).toMatchObject({ account: ref, type: 'account_onboarding' })
    expect(stripe.requests.at(-1)?.fields.return_url).toMatch(/\/sell\/money\?stripe=back$/)
    expect((await shop.overview(seller))?.accounts).toMatchObject([
      { kind: 'stripe', currency: 'USD', state: 'details_missing', tail: ref.slice(-4) },
    ])
    // A second visit leads to the same account with a new link, and adds nothing.
    const again = await connect(seller)
    expect(again.data?.url).not.toBe(data?.url)
    expect(stripe.accounts.size).toBe(1)
    expect((await shop.overview(seller))?.accounts).toHaveLength(1)

    stripe.visit(ref, 'review')
    const news = stripe.event('account.updated', { id: ref }, { account: ref })
    expect((await Promise.all([send(news), send(news), send(news)])).map(({ statusCode }) => statusCode)).toEqual([
      ...[200, 200, 200],
    ])
    await due()
    expect(await stateOf(seller)).toBe('under_review')
    stripe.visit(ref, 'ready')
    await send(stripe.event('account.updated', { id: ref }, { account: ref }))
    await due()
    expect(await stateOf(seller)).toBe('ready')
    // An event that was sent before and arrives later changes nothing, because the state is read anew.
    await send(stripe.event('account.updated', { id: ref, details_submitted: false }, { account: ref }))
    await due()
    expect(await stateOf(seller)).toBe('ready')
    expect((await connect(seller)).data?.url).toBeNull()
    const other = await connect(seller, 'EUR')
    expect([other.code, stripe.accounts.size]).toEqual(['0000', 1])
  })

  it('is opened once by calls at the same time, and after an answer that was lost', async () => {
    const seller = await shop.newSeller()
    const before = stripe.accounts.size
    stripe.goWrong('cut after', 'POST /v1/accounts')
    expect((await connect(seller)).code).toBe('unavailable')
    const codes = (await Promise.all([connect(seller), connect(seller), connect(seller)])).map(({ code }) => code)
    expect([codes, stripe.accounts.size]).toEqual([['0000', '0000', '0000'], before + 1])
    expect(await shop.rows(sql`select 1 from payout_account where seller_id = ${seller.sellerId}`)).toHaveLength(1)
    for (const wrong of [409, 429, 500, 'garbage'] as const) {
      stripe.goWrong(wrong, 'POST /v1/account_links')
      expect([wrong, (await connect(seller)).code]).toEqual([wrong, 'unavailable'])
    }
  })

  it('is asked about without an event, until it is ready', async () => {
    const seller = await shop.newSeller()
    await connect(seller)
    const { ref } = await accountOf(seller)
    stripe.visit(ref, 'ready')
    await due()
    expect(await stateOf(seller)).toBe('details_missing')
    stripe.goWrong(500, `GET /v1/accounts/${ref}`)
    shop.clock.advance(6 * minuteMs)
    await retryAll()
    expect(await stateOf(seller)).toBe('ready')
  })

  it('can be opened only with a fresh sign-in, by the owner, where the shop has a contract with Stripe', async () => {
    const seller = await shop.newSeller()
    shop.clock.advance(11 * minuteMs)
    const { body } = await shop.inject(
      calls.payout.sellerConnectAccount,
      { body: { currency: 'USD' } },
      shop.as(seller),
    )
    expect(body.code).toBe('step_up_required')
    expect((await connect(seller, 'XXX')).field).toBe('currency')
    const check = await shop.inject(calls.payout.sellerCheckAccount, { body: {} }, shop.as(seller))
    expect(check.body.code).toBe('not_found')
  })

  it('is forgotten when its last currency is disconnected, and a later one is a new one', async () => {
    const seller = await readySeller()
    const { ref } = await accountOf(seller)
    const [account] = (await shop.overview(seller))?.accounts ?? []
    await shop.confirmIdentity(seller)
    const removed = await shop.inject(
      calls.payout.removePayoutAccount,
      { params: { id: account?.id ?? '' }, body: {} },
      shop.as(seller),
    )
    expect(removed.body.code).toBe('0000')
    expect((await shop.overview(seller))?.accounts).toEqual([])
    await send(stripe.event('account.updated', { id: ref }, { account: ref }))
    await connect(seller)
    expect((await accountOf(seller)).ref).not.toBe(ref)
    // An account that is typed in takes the place of the one at Stripe.
    await shop.addAccount('Ada Miller', seller)
    expect((await shop.overview(seller))?.accounts).toMatchObject([{ kind: 'iban', state: null }])
    expect(
      await shop.rows(sql`select 1 from connected_account where seller_id = ${seller.sellerId}
      and removed_at is null`),
    ).toEqual([])
  })
})

describe('a payout through Stripe', () => {
  it('is one transfer to the account, of the amount in the books', async () => {
    await emptyAll()
    await shop.settings({ payoutFeeUsd: 50 })
    const seller = await readySeller()
    await earnFor(seller, 4600)
    const run = await shop.start()
    await due()
    expect(await transfersOf(seller)).toMatchObject([{ amount: 4550, currency: 'usd', reversed: false }])
    const detail = await shop.runDetail(run?.id ?? '')
    expect(detail?.payouts).toMatchObject([{ state: 'paid', provider: 'stripe', net: { minor: 4550 } }])
    expect(detail?.run.state).toBe('done')
    expect(await shop.balances(seller)).toEqual([0, 0, 0])
    const row = await payoutOf(seller)
    const [transfer] = await transfersOf(seller)
    expect([transfer?.id, transfer?.transfer_group]).toEqual([row?.ref, row?.id])
    await shop.settings({ payoutFeeUsd: 0 })
  })

  it('pays whole yen and whole dinars in tens; what is less stays in the balance', async () => {
    await emptyAll()
    await shop.asOwner(
      `insert into site_currency select site.id, c.id, 100 + c.id from currency c, site
        where site.tenant_id = 1 and c.code in ('JPY', 'KWD') on conflict do nothing`,
    )
    const seller = await readySeller()
    await connect(seller, 'JPY')
    await connect(seller, 'KWD')
    shop.clock.advance(dayMs + minuteMs)
    await earnFor(seller, 7777, 'JPY')
    await earnFor(seller, 12_345, 'KWD')
    await shop.start()
    await due()
    const paid = (await transfersOf(seller)).map(({ currency, amount }) => `${amount} ${currency}`)
    expect(paid.toSorted()).toEqual(['12340 kwd', '7777 jpy'])
    const kwd = (await shop.overview(seller))?.balances.find(({ currency }) => currency === 'KWD')
    expect(kwd?.available.minor).toBe(5)
  })

  it('waits for the account to be ready, and says why', async () => {
    await emptyAll()
    const seller = await shop.newSeller()
    await connect(seller)
    await earnFor(seller, 5000)
    shop.clock.advance(2 * dayMs)
    const holdOf = async () => (await shop.overview(seller))?.balances.find(({ currency }) => currency === 'USD')?.hold
    expect(await holdOf()).toBe('account_not_ready')
    await shop.start()
    await due()
    expect(await transfersOf(seller)).toEqual([])
    stripe.visit((await accountOf(seller)).ref, 'ready')
    await shop.inject(calls.payout.sellerCheckAccount, { body: {} }, shop.as(seller))
    expect(await holdOf()).toBeNull()
  })

  it('two runs at once pay once, and without the lock of the books Stripe would be asked for two payouts', async () => {
    await emptyAll()
    const seller = await readySeller()
    await earnFor(seller, 7000)
    await Promise.all([shop.start(), shop.start(), shop.start()])
    await Promise.all([due(), due(), due()])
    await due()
    expect(await transfersOf(seller)).toMatchObject([{ amount: 7000 }])
    expect(await shop.balances(seller)).toEqual([0, 0, 0])
    // Negative control: Stripe itself would pay a second payout, so nothing but our books prevents it.
    const { ref } = await accountOf(seller)
    const order = { tenantId: 1, amount: { minor: 7000, currency: 'USD' }, kind: 'stripe' as const, holder: 'x' }
    await shop.deps.connect?.send({ ...order, payoutId: randomUUID(), account: ref })
    expect(await transfersOf(seller)).toHaveLength(2)
  })

  it.each(['500 after', 'cut after', 'garbage', 409, 429, 500] as const)(
    'pays once although the answer to the transfer was %s',
    async (wrong) => {
      await emptyAll()
      const seller = await readySeller()
      await earnFor(seller, 3000)
      stripe.goWrong(wrong, 'POST /v1/transfers')
      await shop.start()
      await due()
      expect(await shop.balances(seller)).toEqual([0, 0, 3000])
      // The second try finds that Stripe has forgotten the idempotency key.
      stripe.forgetKeys()
      await retryAll()
      expect(await transfersOf(seller)).toHaveLength(1)
      expect([(await payoutOf(seller))?.state, await shop.balances(seller)]).toEqual(['paid', [0, 0, 0]])
    },
  )

  it('a lost answer that is repeated at once has the same idempotency key and pays once', async () => {
    const seller = await readySeller()
    const { ref: account } = await accountOf(seller)
    const payoutId = randomUUID()
    const order = {
      tenantId: 1,
      payoutId,
      amount: { minor: 900, currency: 'USD' },
      kind: 'stripe' as const,
      holder: 'x',
      account,
    }
    const provider = shop.deps.connect
    const both = await Promise.all([provider?.send(order), provider?.send(order), provider?.send(order)])
    expect(new Set(both.map((answer) => answer?.providerRef)).size).toBe(1)
    expect(await transfersOf(seller)).toHaveLength(1)
    expect(stripe.requests.filter(({ path, key }) => path === 'POST /v1/transfers' && key === payoutId)).not.toEqual([])
  })

  it('to an account that was disconnected fails, and the money comes back', async () => {
    await emptyAll()
    await shop.settings({ payoutFeeUsd: 100 })
    const seller = await readySeller()
    await earnFor(seller, 4000)
    stripe.disconnect((await accountOf(seller)).ref)
    await shop.start()
    await due()
    expect(await payoutOf(seller)).toMatchObject({ state: 'failed', failure: 'account_invalid' })
    expect(await shop.balances(seller)).toEqual([4000, 0, 0])
    await due()
    expect(await stateOf(seller)).toBe('closed')
    expect((await connect(seller)).code).toBe('state_conflict')
    const mail = sql`select count(*)::int as n from mail where subject like '%failed%'`
    expect(await shop.rows(mail)).toEqual([{ n: 1 }])
    await shop.settings({ payoutFeeUsd: 0 })
  })

  it('that Stripe takes back returns to the balance once, by an event or when nobody tells', async () => {
    for (const told of [true, false]) {
      await emptyAll()
      const seller = await readySeller()
      await earnFor(seller, 3300)
      await shop.start()
      await due()
      const [transfer] = await transfersOf(seller)
      const reversed = stripe.reverse(transfer?.id ?? '')
      const news = stripe.event('transfer.reversed', reversed)
      if (told) expect((await Promise.all([send(news), send(news)])).map((one) => one.statusCode)).toEqual([200, 200])
      else shop.clock.advance(dayMs + hourMs)
      await due()
      expect([told, (await payoutOf(seller))?.state, await shop.balances(seller)]).toEqual([
        ...[told, 'returned', [3300, 0, 0]],
      ])
      // Old news change nothing.
      expect(
        (await send(stripe.event('transfer.created', { ...transfer, reversed: false, amount_reversed: 0 }))).statusCode,
      ).toBe(200)
      expect((await payoutOf(seller))?.state).toBe('returned')
    }
  })

  it('that Stripe takes back in part stays paid, and staff are told', async () => {
    await emptyAll()
    const seller = await readySeller()
    await earnFor(seller, 3300)
    await shop.start()
    await due()
    const [transfer] = await transfersOf(seller)
    await send(stripe.event('transfer.reversed', stripe.reverse(transfer?.id ?? '', 100)))
    const row = await payoutOf(seller)
    expect(row?.state).toBe('paid')
    expect(
      await shop.rows(sql`select 1 from finance_alert where kind = 'payout_contradicts' and ref_id = ${row?.id}`),
    ).toHaveLength(1)
  })
})

describe('an event', () => {
  it('that is forged, old or of another shop is refused, and one about nothing of ours is ignored', async () => {
    const seller = await readySeller()
    const { ref } = await accountOf(seller)
    stripe.visit(ref, 'left')
    const good = stripe.event('account.updated', { id: ref }, { account: ref })
    for (const bad of [
      { ...good, body: good.body.replace('account.updated', 'account.created') },
      { ...good, body: JSON.stringify(JSON.parse(good.body), null, 1) },
      { ...good, header: '' },
      { ...good, header: good.header.replace('v1=', 'v0=') },
      stripe.event('account.updated', { id: ref }, { account: ref, tenant: '9' }),
      stripe.event(
        'account.updated',
        { id: ref },
        { account: ref, at: new Date(shop.clock.now().getTime() - 400_000) },
      ),
    ]) {
      const answer = await send(bad)
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'signature_invalid'])
    }
    // A tenant knows nothing of the accounts and payouts of another one.
    expect((await send(stripe.event('account.updated', { id: ref }, { account: ref, tenant: '2' }))).statusCode).toBe(
      200,
    )
    const foreign = { id: 'tr_1', metadata: { tenant_id: '1', payout_id: randomUUID() }, reversed: true }
    expect((await send(stripe.event('transfer.reversed', foreign, { tenant: '2' }))).statusCode).toBe(200)
    for (const noise of [{}, { metadata: null }, { id: 1, metadata: { payout_id: [] } }])
      expect((await send(stripe.event('transfer.reversed', noise))).statusCode).toBe(200)
    await due()
    expect(await stateOf(seller)).toBe('ready')
    await send(good)
    await due()
    expect(await stateOf(seller)).toBe('details_missing')
  })

  it('and nothing else shows the keys of Stripe', async () => {
    const rows = await shop.rows<{ text: string }>(sql`select payload::text as text from graphile_worker._private_jobs`)
    const answers = JSON.stringify([rows, await shop.overview()])
    for (const secret of [...Object.values(keys), ...Object.values(secrets)]) expect(answers).not.toContain(secret)
  })
})
