import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { createIdentityShop, type IdentityShop } from '../orders/identity-shop.ts'
import { callProcess } from '../support/processes/call-process.ts'
import { dyingProcesses } from '../support/processes/dying-processes.ts'
import type { Buyer } from '../support/shop.ts'

let shop: IdentityShop
let processes: ReturnType<typeof dyingProcesses>
beforeAll(async () => {
  // The processes use the system clock, so the test must too.
  shop = await createIdentityShop({ clock: createTestClock(new Date()) })
  const env = { ...shop.env, DATABASE_URL: shop.urls.app, DATA_DIR: shop.deps.config.dataDir }
  processes = dyingProcesses(shop.db, env)
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** Lets a worker run into a crash point, and another one take over. */
async function workAcross(point: string, isDone: () => Promise<boolean>) {
  await processes.killAt(point)
  expect([point, await isDone()]).toEqual([point, false])
  await processes.workUntil(isDone)
}
const startIn =
  ({ tenant, token }: Buyer) =>
  (port: number) =>
    callProcess(port)(calls.application.startIdentityCheck, {}, { tenant, token })

const sessionsOf = (id: string) =>
  [...shop.stripe.identity.sessions.values()].filter(({ metadata }) => metadata.application_id === id)
const stateOf = async (by: Buyer) => (await shop.myApplication(by))?.identityCheck?.state

describe('a process that is killed during an identity check', { timeout: 180_000 }, () => {
  it.each(['identity.reserved', 'identity.started', 'identity.opened', 'identity.looked'])(
    'at %s has started the check once, also after Stripe has forgotten the idempotency key',
    async (point) => {
      const { by, id } = await shop.applicant()
      await processes.askDying(point, startIn(by))
      expect(sessionsOf(id)).toHaveLength(point === 'identity.reserved' ? 0 : 1)
      shop.stripe.forgetKeys()
      expect((await shop.startCheck(by)).data?.url).toMatch(/page\/identity/)
      expect(sessionsOf(id)).toHaveLength(1)
      await shop.show(id, 'verified')
      await shop.deps.jobs.runDue()
      expect(await stateOf(by)).toBe('verified')
    },
  )

  it('handles an event that it was handling when the provider tells it again, and stores what it has read', async () => {
    const { by, id } = await shop.applicant()
    await shop.startCheck(by)
    const session = shop.stripe.identity.show(await shop.refOf(id), 'verified')
    const news = shop.stripe.event('identity.verification_session.verified', session)
    const headers = { 'content-type': 'application/json', 'stripe-signature': news.header }
    await processes.askDying('identity.told', (port) =>
      fetch(`http://127.0.0.1:${port}/operation/identity/webhook/stripe`, { method: 'POST', headers, body: news.body }),
    )
    const looks = () =>
      shop.rows(sql`select 1 from graphile_worker._private_jobs where key like '%seller.look_at_identity:%evt_%'`)
    expect(await looks()).toEqual([])
    expect((await Promise.all([shop.tell(news), shop.tell(news)])).map((one) => one.statusCode)).toEqual([200, 200])
    expect(await looks()).toHaveLength(1)
    await workAcross('identity.looked', async () => (await stateOf(by)) === 'verified')
    expect(await stateOf(by)).toBe('verified')
  })

  it.each(['identity.erasing', 'identity.erased'])(
    'at %s erases the check of a deleted account at the provider, once',
    async (point) => {
      const { by, id } = await shop.applicant()
      await shop.startCheck(by)
      const ref = await shop.refOf(id)
      await shop.confirmIdentity(by)
      const erased = await shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, shop.via(by))
      expect(erased.body.code).toBe('0000')
      const asked = () => shop.stripe.requests.filter(({ path }) => path.endsWith(`${ref}/redact`)).length
      const roundTwo = async () =>
        (
          await shop.rows(
            sql`select 1 from graphile_worker._private_jobs where key like ${`%seller.erase_identity:%:erase 1`}
              and payload ->> 'checkId' = (select id::text from identity_check where application_id = ${id})`,
          )
        ).length > 0
      // The first round ends with planning the second one.
      await workAcross(point, roundTwo)
      expect([asked(), shop.stripe.identity.sessions.get(ref)?.redaction?.status]).toEqual([1, 'processing'])
      const done = shop.stripe.identity.finishRedaction(ref)
      await shop.tell(shop.stripe.event('identity.verification_session.redacted', done))
      const isErased = async () =>
        (await shop.rows(sql`select 1 from identity_check where application_id = ${id} and erased_at is not null`))
          .length === 1
      await processes.workUntil(isErased)
      expect([await isErased(), asked()]).toEqual([true, 1])
    },
  )
})
