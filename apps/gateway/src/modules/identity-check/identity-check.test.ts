import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createIdentityShop, type IdentityShop } from '../../../test/orders/identity-shop.ts'
import { parseIdentityEvent } from '../../platform/identity-check/stripe-identity.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: IdentityShop
beforeAll(async () => {
  shop = await createIdentityShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const due = () => shop.deps.jobs.runDue()
const detail = async (id: string) =>
  (await shop.inject(calls.application.applicationDetail, { params: { id }, body: {} }, shop.as(shop.staff))).body.data
const decide = (id: string) =>
  shop.inject(
    calls.application.decideApplication,
    { params: { id }, body: { accept: true, text: 'Name and day of birth agree.' } },
    shop.as(shop.staff),
  )

describe('an identity check', () => {
  it('leads to the page of Stripe, and its outcome is shown to staff, who still decide', async () => {
    const { by, id } = await shop.applicant()
    expect(await shop.myApplication(by)).toMatchObject({ offersIdentityCheck: true, identityCheck: null })
    expect((await detail(id))?.identityCheck).toBeNull()
    const { data } = await shop.startCheck(by)
    const ref = await shop.refOf(id)
    expect(data?.url).toBe(`${shop.stripe.api}/page/identity/${ref}`)
    expect(shop.stripe.requests.find(({ path }) => path.startsWith('POST'))?.fields).toMatchObject({
      ...{ type: 'document', 'metadata[tenant_id]': '1', 'metadata[application_id]': id },
      return_url: expect.stringMatching(/\/sell\/apply\?identity=back$/),
    })
    // Stripe learns no name, address or day of birth from the shop.
    expect(JSON.stringify(shop.stripe.requests)).not.toMatch(/Ada|Long Street|1990/)
    expect((await shop.startCheck(by)).data?.url).toBe(data?.url)
    expect(shop.stripe.identity.sessions.size).toBe(1)

    await shop.show(id, 'document_expired')
    await due()
    expect((await detail(id))?.identityCheck).toMatchObject({ state: 'failed', reason: 'document_expired' })
    // The person may try again on the same page.
    expect((await shop.startCheck(by)).data?.url).toBe(data?.url)
    await shop.show(id, 'processing')
    await due()
    expect((await shop.myApplication(by))?.identityCheck).toMatchObject({
      state: 'processing',
      reason: null,
      endedAt: null,
    })
    expect((await shop.startCheck(by)).data?.url).toBeNull()
    const news = shop.stripe.event('identity.verification_session.verified', shop.stripe.identity.show(ref, 'verified'))
    expect((await Promise.all([shop.tell(news), shop.tell(news)])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200,
    ])
    await due()
    expect(await detail(id)).toMatchObject({
      ...{ state: 'submitted', mayDecide: true, documents: [] },
      identityCheck: { provider: 'stripe', state: 'verified', endedAt: expect.any(String) },
    })
    // Old news arrive late.
    await shop.tell(shop.stripe.event('identity.verification_session.requires_input', { id: ref }))
    await due()
    expect((await shop.myApplication(by))?.identityCheck?.state).toBe('verified')

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
    const { by, id } = await shop.applicant()
    const before = shop.stripe.identity.sessions.size
    shop.stripe.goWrong('cut after', 'POST /v1/identity')
    expect((await shop.startCheck(by)).code).toBe('unavailable')
    const both = await Promise.all([shop.startCheck(by), shop.startCheck(by), shop.startCheck(by)])
    expect(new Set(both.map(({ data }) => data?.url)).size).toBe(1)
    expect(shop.stripe.identity.sessions.size).toBe(before + 1)
    for (const wrong of [409, 429, 500, 'garbage'] as const) {
      shop.stripe.goWrong(wrong, 'GET /v1/identity')
      expect([wrong, (await shop.lookAtCheck(by)).code]).toEqual([wrong, 'unavailable'])
    }
    expect((await detail(id))?.identityCheck?.state).toBe('started')
  })

  it('whose events never come is looked at, and one that was cancelled makes room for another', async () => {
    const { by, id } = await shop.applicant()
    await shop.startCheck(by)
    shop.stripe.identity.show(await shop.refOf(id), 'canceled')
    shop.clock.advance(6 * minuteMs)
    await due()
    expect((await shop.myApplication(by))?.identityCheck?.state).toBe('cancelled')
    const first = await shop.refOf(id)
    expect((await shop.startCheck(by)).data?.url).toMatch(/page\/identity/)
    expect(await shop.refOf(id)).not.toBe(first)
    shop.stripe.identity.show(await shop.refOf(id), 'verified')
    shop.stripe.goWrong(500, 'GET /v1/identity')
    for (let n = 0; n < 3; n++) {
      shop.clock.advance(hourMs)
      await due()
    }
    expect((await shop.myApplication(by))?.identityCheck?.state).toBe('verified')
  })

  it('belongs to an open application, and is asked for no longer once that was decided', async () => {
    const without = await shop.buyer()
    expect((await shop.startCheck(without)).code).toBe('state_conflict')
    expect((await shop.lookAtCheck(without)).code).toBe('not_found')
    const { by, id } = await shop.applicant()
    await shop.startCheck(by)
    await decide(id)
    expect((await shop.startCheck(by)).code).toBe('state_conflict')
    const ref = await shop.refOf(id)
    const asked = () => shop.stripe.requests.filter(({ path }) => path.startsWith('GET') && path.endsWith(ref)).length
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
    expect((await shop.myApplication(by))?.offersIdentityCheck).toBe(false)
    const { body } = await shop.apply(by)
    expect([body.code, body.field]).toEqual(['format_error', 'documents'])
    expect((await shop.startCheck(by)).code).toBe('not_found')
  })
})

describe('an event about an identity check', () => {
  it('that is forged, old or of another shop is refused, and one about nothing of ours is ignored', async () => {
    const { by, id } = await shop.applicant()
    await shop.startCheck(by)
    const session = shop.stripe.identity.show(await shop.refOf(id), 'verified')
    const type = 'identity.verification_session.verified'
    const good = shop.stripe.event(type, session)
    for (const bad of [
      { ...good, body: good.body.replace('verified', 'canceled') },
      { ...good, header: '' },
      { ...good, header: good.header.replace('v1=', 'v0=') },
      shop.stripe.event(type, session, { tenant: '2' }),
      shop.stripe.event(type, session, { at: new Date(shop.clock.now().getTime() - 400_000) }),
    ])
      expect((await shop.tell(bad)).json().code).toBe('signature_invalid')
    expect((await shop.tell(good, 'other')).statusCode).toBe(404)
    for (const noise of [shop.stripe.event('account.updated', session), shop.stripe.event(type, { id: 'vs_unknown' })])
      expect((await shop.tell(noise)).statusCode).toBe(200)
    await due()
    expect((await shop.myApplication(by))?.identityCheck?.state).toBe('started')
    await shop.tell(good)
    await due()
    expect((await shop.myApplication(by))?.identityCheck?.state).toBe('verified')
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
  const { by, id } = await shop.applicant()
  await shop.startCheck(by)
  await shop.show(id, 'verified')
  await due()
  await expect(
    shop.rows(sql`update identity_check set state = 'failed' where application_id = ${id}`),
  ).rejects.toThrow()
})
