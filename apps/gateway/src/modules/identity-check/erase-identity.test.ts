import { calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createIdentityShop, type IdentityShop } from '../../../test/orders/identity-shop.ts'
import type { Buyer } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: IdentityShop
beforeAll(async () => {
  shop = await createIdentityShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const due = () => shop.deps.jobs.runDue()
async function pass(ms: number) {
  shop.clock.advance(ms)
  await due()
}
const eraseAccount = async (by: Buyer) => {
  await shop.confirmIdentity(by)
  return (await shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, shop.via(by))).body
}
const sessionOf = async (id: string) => shop.stripe.identity.sessions.get(await shop.refOf(id))
const redactions = () => shop.stripe.requests.filter(({ path }) => path.endsWith('/redact')).length
const isErased = async (id: string) =>
  (
    await shop.rows<{ erased: boolean }>(
      sql`select erased_at is not null as erased from identity_check where application_id = ${id}`,
    )
  )[0]?.erased
const alerts = () => shop.rows(sql`select ref_id from finance_alert where kind = 'identity_not_erased'`)

describe('deleting an account', () => {
  it('erases its identity check at the provider, which says that it is done by an event', async () => {
    const { by, id } = await shop.applicant()
    await shop.startCheck(by)
    await shop.show(id, 'verified')
    await due()
    await shop.confirmIdentity(by)
    const { body } = await shop.inject(calls.account.exportUser, {}, shop.via(by))
    const exported = JSON.parse(body.data?.document ?? '{}').data.identity_check
    expect(exported).toMatchObject([{ provider: 'stripe', provider_ref: await shop.refOf(id), state: 'verified' }])

    const before = redactions()
    expect((await eraseAccount(by)).code).toBe('0000')
    await due()
    expect(await sessionOf(id)).toMatchObject({ redaction: { status: 'processing' }, metadata: {} })
    expect([redactions() - before, await isErased(id)]).toEqual([1, false])
    const erased = shop.stripe.identity.finishRedaction(await shop.refOf(id))
    const news = shop.stripe.event('identity.verification_session.redacted', erased)
    expect((await Promise.all([shop.tell(news), shop.tell(news)])).map((one) => one.statusCode)).toEqual([200, 200])
    await due()
    expect(await isErased(id)).toBe(true)
    await pass(30 * dayMs)
    expect([redactions() - before, await alerts()]).toEqual([1, []])
  })

  it('notices without an event that the provider is done, and waits while the provider still looks at the papers', async () => {
    const { by, id } = await shop.applicant()
    await shop.startCheck(by)
    await shop.show(id, 'processing')
    await eraseAccount(by)
    await due()
    expect(await sessionOf(id)).toMatchObject({ status: 'processing', redaction: null })
    await shop.show(id, 'verified')
    await pass(11 * minuteMs)
    expect((await sessionOf(id))?.redaction).toEqual({ status: 'processing' })
    shop.stripe.identity.finishRedaction(await shop.refOf(id))
    for (let day = 0; day < 2; day++) await pass(dayMs)
    expect(await isErased(id)).toBe(true)
  })

  it.each(['500 after', 'cut after', 'garbage', 409, 429, 500] as const)(
    'erases the check once although the answer was %s',
    async (wrong) => {
      const { by, id } = await shop.applicant()
      await shop.startCheck(by)
      shop.stripe.goWrong(wrong, `POST /v1/identity/verification_sessions/${await shop.refOf(id)}/redact`)
      await eraseAccount(by)
      await due()
      expect(await isErased(id)).toBe(false)
      await pass(11 * minuteMs)
      expect((await sessionOf(id))?.redaction).toEqual({ status: 'processing' })
      shop.stripe.identity.finishRedaction(await shop.refOf(id))
      await pass(dayMs)
      expect(await isErased(id)).toBe(true)
    },
  )

  it('erases a check whose start was answered too late', async () => {
    const { by, id } = await shop.applicant()
    shop.stripe.goWrong('cut after', 'POST /v1/identity')
    expect((await shop.startCheck(by)).code).toBe('unavailable')
    expect(await shop.refOf(id)).toBeNull()
    await eraseAccount(by)
    await due()
    const started = [...shop.stripe.identity.sessions.values()].at(-1)
    expect(started?.redaction).toEqual({ status: 'processing' })
    shop.stripe.identity.finishRedaction(started?.id ?? '')
    // Stripe keeps no metadata of an erased check, so it may not be found by our id any more.
    for (let day = 0; day < 2; day++) await pass(dayMs)
    expect(await isErased(id)).toBe(true)
  })

  it('is done with a check that never reached the provider once an hour has passed', async () => {
    const { by, id } = await shop.applicant()
    shop.stripe.goWrong(500, 'POST /v1/identity')
    expect((await shop.startCheck(by)).code).toBe('unavailable')
    await eraseAccount(by)
    await due()
    expect(await isErased(id)).toBe(false)
    for (let n = 0; n < 3; n++) await pass(dayMs)
    expect(await isErased(id)).toBe(true)
  })

  it('tells staff after a week of a provider that never answers, and goes on asking', async () => {
    const { by, id } = await shop.applicant()
    await shop.startCheck(by)
    const ref = await shop.refOf(id)
    const path = `GET /v1/identity/verification_sessions/${ref}`
    for (let n = 0; n < 12; n++) shop.stripe.goWrong(500, path)
    await eraseAccount(by)
    await due()
    for (let day = 0; day < 8; day++) await pass(dayMs)
    expect(await alerts()).toEqual([{ ref_id: ref }])
    for (let week = 0; week < 6; week++) await pass(7 * dayMs)
    expect([await alerts(), (await sessionOf(id))?.redaction]).toEqual([[{ ref_id: ref }], { status: 'processing' }])
    shop.stripe.identity.finishRedaction(ref)
    await pass(7 * dayMs)
    expect(await isErased(id)).toBe(true)
  })
})

it('the invariants notice a check that nobody erases', async () => {
  const { by, id } = await shop.applicant()
  await shop.startCheck(by)
  await eraseAccount(by)
  await shop.asOwner(`delete from graphile_worker._private_jobs where key like '%erase%'`)
  expect(await checkInvariants(shop.db)).toEqual([
    expect.stringContaining(
      'identity: the check of a deleted account is neither erased at the provider nor about to be',
    ),
  ])
  await shop.asOwner(`update identity_check set erased_at = now() where application_id = $1`, [id])
})
