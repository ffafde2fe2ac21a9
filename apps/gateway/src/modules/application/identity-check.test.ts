import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import type { Showing } from '../../../test/support/stripe/identity-books.ts'
import { createStripeStandIn, type StripeStandIn } from '../../../test/support/stripe/stand-in.ts'
import { parseIdentityEvent } from '../../platform/identity-check/stripe-identity.ts'
import { checkInvariants } from '../check-invariants.ts'

const keys = { 1: 'sk_test_of_lumen' }
const secrets = { 1: 'whsec_of_lumen_000', 2: 'whsec_of_sahra_000' }
let stripe: StripeStandIn
let shop: PayoutShop
beforeAll(async () => {
  stripe = await createStripeStandIn({ keys, secrets, now: () => shop.clock.now() })
  shop = await createPayoutShop({
    env: {
      STRIPE_API: stripe.api,
      STRIPE_SECRET_KEYS: `1=${keys[1]}`,
      STRIPE_IDENTITY_SECRETS: `1=${secrets[1]}`,
    },
  })
  await shop.settings({ sellerDepositUsd: 0, payoutWeekday: 0 })
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const due = () => shop.deps.jobs.runDue()
let names = 0
/** An account that applied without pictures, because a provider looks at its papers. */
async function applicant(): Promise<{ by: Buyer; id: string }> {
  const by = await shop.buyer()
  const { body } = await shop.inject(
    calls.application.submitApplication,
    {
      body: {
        ...{ nickName: `Golden Goods ${++names}`, kind: 'person', legalName: 'Ada Miller', number: '1990-12-31' },
        ...{ address: '1 Long Street, Old Town', country: 'DE', goods: 'Accounts and coins of two games.' },
        ...{ documents: [], agreed: true },
      },
    },
    shop.via(by),
  )
  expect(body.code).toBe('0000')
  return { by, id: body.data?.id ?? '' }
}
const start = async (by: Buyer) => (await shop.inject(calls.application.startIdentityCheck, {}, shop.via(by))).body
const look = async (by: Buyer) => (await shop.inject(calls.application.lookAtIdentityCheck, {}, shop.via(by))).body
const mine = async (by: Buyer) => (await shop.inject(calls.application.myApplication, {}, shop.via(by))).body.data
const detail = async (id: string) =>
  (await shop.inject(calls.application.applicationDetail, { params: { id }, body: {} }, shop.as(shop.staff))).body.data
const refOf = async (id: string) =>
  (
    await shop.rows<{ ref: string }>(
      sql`select provider_ref as ref from identity_check where application_id = ${id} order by started_at desc limit 1`,
    )
  )[0]?.ref ?? ''
const send = ({ body, header }: { body: string; header: string }, provider = 'stripe') =>
  shop.app.inject({
    method: 'POST',
    url: `/operation/identity/webhook/${provider}`,
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    payload: body,
  })
/** The person does something on the page of Stripe, and Stripe tells it. */
async function show(id: string, what: Showing) {
  const session = stripe.identity.show(await refOf(id), what)
  return send(stripe.event(`identity.verification_session.${session.status}`, session))
}
const decide = (id: string) =>
  shop.inject(
    calls.application.decideApplication,
    { params: { id }, body: { accept: true, text: 'Name and day of birth agree.' } },
    shop.as(shop.staff),
  )

describe('an identity check', () => {
  it('leads to the page of Stripe, and its outcome is shown to staff, who still decide', async () => {
    const { by, id } = await applicant()
    expect(await mine(by)).toMatchObject({ offersIdentityCheck: true, identityCheck: null })
    expect((await detail(id))?.identityCheck).toBeNull()
    const { data } = await start(by)
    const ref = await refOf(id)
    expect(data?.url).toBe(`${stripe.api}/page/identity/${ref}`)
    expect(stripe.requests.find(({ path }) => path.startsWith('POST'))?.fields).toMatchObject({
      ...{ type: 'document', 'metadata[tenant_id]': '1', 'metadata[application_id]': id },
      return_url: expect.stringMatching(/\/sell\/apply\?identity=back$/),
    })
    // Stripe learns no name, address or day of birth from the shop.
    expect(JSON.stringify(stripe.requests)).not.toMatch(/Ada|Long Street|1990/)
    expect((await start(by)).data?.url).toBe(data?.url)
    expect(stripe.identity.sessions.size).toBe(1)

    await show(id, 'document_expired')
    await due()
    expect((await detail(id))?.identityCheck).toMatchObject({ state: 'failed', reason: 'document_expired' })
    // The person may try again on the same page.
    expect((await start(by)).data?.url).toBe(data?.url)
    await show(id, 'processing')
    await due()
    expect((await mine(by))?.identityCheck).toMatchObject({ state: 'processing', reason: null, endedAt: null })
    expect((await start(by)).data?.url).toBeNull()
    const news = stripe.event('identity.verification_session.verified', stripe.identity.show(ref, 'verified'))
    expect((await Promise.all([send(news), send(news)])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await due()
    expect(await detail(id)).toMatchObject({
      ...{ state: 'submitted', mayDecide: true, documents: [] },
      identityCheck: { provider: 'stripe', state: 'verified', endedAt: expect.any(String) },
    })
    // Old news arrive late.
    await send(stripe.event('identity.verification_session.requires_input', { id: ref }))
    await due()
    expect((await mine(by))?.identityCheck?.state).toBe('verified')

    const decided = await decide(id)
    expect(decided.body.data?.state).toBe('opened')
    const marks = await shop.rows<{ reason: string; by: string }>(
      sql`select reason, changed_by::text as by from seller_mark where seller_id = ${decided.body.data?.sellerId}`,
    )
    const day = shop.clock.now().toISOString().slice(0, 10)
    expect(marks).toEqual([
      {
        reason: `Name and day of birth agree. Stripe Identity compared a document with the face on ${day}.`,
        by: shop.staff.id,
      },
    ])
  })

  it('is started once by calls at the same time, and after an answer that was lost', async () => {
    const { by, id } = await applicant()
    const before = stripe.identity.sessions.size
    stripe.goWrong('cut after', 'POST /v1/identity')
    expect((await start(by)).code).toBe('unavailable')
    const both = await Promise.all([start(by), start(by), start(by)])
    expect(new Set(both.map(({ data }) => data?.url)).size).toBe(1)
    expect(stripe.identity.sessions.size).toBe(before + 1)
    for (const wrong of [409, 429, 500, 'garbage'] as const) {
      stripe.goWrong(wrong, 'GET /v1/identity')
      expect([wrong, (await look(by)).code]).toEqual([wrong, 'unavailable'])
    }
    expect((await detail(id))?.identityCheck?.state).toBe('started')
  })

  it('whose events never come is looked at, and one that was cancelled makes room for another', async () => {
    const { by, id } = await applicant()
    await start(by)
    stripe.identity.show(await refOf(id), 'canceled')
    shop.clock.advance(6 * minuteMs)
    await due()
    expect((await mine(by))?.identityCheck?.state).toBe('cancelled')
    const first = await refOf(id)
    expect((await start(by)).data?.url).toMatch(/page\/identity/)
    expect(await refOf(id)).not.toBe(first)
    stripe.identity.show(await refOf(id), 'verified')
    stripe.goWrong(500, 'GET /v1/identity')
    for (let n = 0; n < 3; n++) {
      shop.clock.advance(hourMs)
      await due()
    }
    expect((await mine(by))?.identityCheck?.state).toBe('verified')
  })

  it('belongs to an open application, and is asked for no longer once that was decided', async () => {
    const without = await shop.buyer()
    expect((await start(without)).code).toBe('state_conflict')
    expect((await look(without)).code).toBe('not_found')
    const { by, id } = await applicant()
    await start(by)
    await decide(id)
    expect((await start(by)).code).toBe('state_conflict')
    const ref = await refOf(id)
    const asked = () => stripe.requests.filter(({ path }) => path.startsWith('GET') && path.endsWith(ref)).length
    shop.clock.advance(6 * minuteMs)
    await due()
    const before = asked()
    shop.clock.advance(7 * dayMs)
    await due()
    expect(asked()).toBe(before)
    // Nobody was verified, so the mark says only what staff looked at.
    const [mark] = await shop.rows<{ reason: string }>(
      sql`select m.reason from seller_mark m join seller_application a on a.seller_id = m.seller_id where a.id = ${id}`,
    )
    expect(mark?.reason).toBe('Name and day of birth agree.')
  })

  it('is not offered by a shop without a contract, which needs pictures of papers', async () => {
    const by = await shop.buyer('sahra')
    expect((await mine(by))?.offersIdentityCheck).toBe(false)
    const { body } = await shop.inject(
      calls.application.submitApplication,
      {
        body: {
          ...{ nickName: 'Desert Goods', kind: 'person', legalName: 'Ada Miller', number: '1990-12-31' },
          ...{ address: '1 Long Street, Old Town', country: 'DE', goods: 'Accounts and coins of two games.' },
          ...{ documents: [], agreed: true },
        },
      },
      shop.via(by),
    )
    expect([body.code, body.field]).toEqual(['format_error', 'documents'])
    expect((await start(by)).code).toBe('not_found')
  })
})

describe('an event about an identity check', () => {
  it('that is forged, old or of another shop is refused, and one about nothing of ours is ignored', async () => {
    const { by, id } = await applicant()
    await start(by)
    const session = stripe.identity.show(await refOf(id), 'verified')
    const type = 'identity.verification_session.verified'
    const good = stripe.event(type, session)
    for (const bad of [
      { ...good, body: good.body.replace('verified', 'canceled') },
      { ...good, header: '' },
      { ...good, header: good.header.replace('v1=', 'v0=') },
      stripe.event(type, session, { tenant: '2' }),
      stripe.event(type, session, { at: new Date(shop.clock.now().getTime() - 400_000) }),
    ])
      expect((await send(bad)).json().code).toBe('signature_invalid')
    expect((await send(good, 'other')).statusCode).toBe(404)
    for (const noise of [stripe.event('account.updated', session), stripe.event(type, { id: 'vs_unknown' })])
      expect((await send(noise)).statusCode).toBe(200)
    await due()
    expect((await mine(by))?.identityCheck?.state).toBe('started')
    await send(good)
    await due()
    expect((await mine(by))?.identityCheck?.state).toBe('verified')
  })

  it('is read without an exception, whatever it contains', () => {
    const whole = { id: 'evt_1', type: 'identity.verification_session.verified', data: { object: { id: 'vs_1' } } }
    const read = (event: unknown) => parseIdentityEvent(Buffer.from(JSON.stringify(event) ?? ''), 1)
    expect(read(whole)).toEqual({ tenantId: 1, eventId: 'evt_1', checkRef: 'vs_1' })
    for (const odd of [1, null, '', [], {}, '\u0000', { toString: null }, randomUUID().repeat(20)])
      for (const event of [odd, { ...whole, id: odd }, { ...whole, type: odd }, { ...whole, data: odd }])
        expect(['ignored', 1]).toContain(read(event) === 'ignored' ? 'ignored' : 1)
  })
})

it('the database keeps an outcome', async () => {
  const { by, id } = await applicant()
  await start(by)
  await show(id, 'verified')
  await due()
  await expect(
    shop.rows(sql`update identity_check set state = 'failed' where application_id = ${id}`),
  ).rejects.toThrow()
})
