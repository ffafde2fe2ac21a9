import { calls } from '@tradepost/contract'
import { type EndpointTrial, endpointTrials, mostTrialText } from '@tradepost/domain/offer/declared-stock'
import { hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDeclaredShop, type DeclaredShop } from '../../../../test/support/declared/declared-shop.ts'
import type { Heard } from '../../../../test/support/declared/misbehaving-seller.ts'
import { signInSeller } from '../../../../test/support/people.ts'
import { checkInvariants } from '../../check-invariants.ts'

let shop: DeclaredShop
let offerId: string
beforeAll(async () => {
  shop = await createDeclaredShop()
  offerId = await shop.declared(3)
})
beforeEach(() => {
  // Each test has its own hour of the limit.
  shop.clock.advance(hourMs)
  shop.program.refuseIf(undefined)
  shop.program.whenHeard(undefined)
  return shop.signInAgain()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const attempt = (trial: EndpointTrial, { by = shop.vendor, id = offerId } = {}) =>
  shop.inject(calls.sellerEndpoint.sellerEndpointTry, { body: { trial, offerId: id } }, shop.as(by))

async function stepsOf(trial: EndpointTrial) {
  const { body } = await attempt(trial)
  if (!body.data) throw new Error(`no trial: ${body.code}`)
  return body.data.steps
}
const verdictsOf = async (trial: EndpointTrial) => (await stepsOf(trial)).map(({ verdict }) => verdict)

/** Refuses as docs/selling-by-api.md asks for: what is not signed, what is old, and what was cancelled. */
function isRefusedByCare({ event, orderId, isSigned, headers }: Heard): boolean {
  const age = Math.abs(shop.clock.now().getTime() - Number(headers['webhook-timestamp']) * 1000)
  return !isSigned || age > 5 * minuteMs || (event !== 'cancel' && shop.program.cancelled.has(orderId))
}

describe('a trial of the program of a seller', () => {
  it('finds nothing wrong with a careful program, in any way of calling', async () => {
    shop.program.refuseIf(isRefusedByCare)
    for (const trial of endpointTrials) {
      const steps = await stepsOf(trial)
      expect([trial, steps.filter(({ verdict }) => verdict !== 'as_expected')]).toEqual([trial, []])
      expect(steps.length).toBeGreaterThan(1)
      expect(steps.at(-1)?.event).toBe('cancel')
    }
  })

  it('finds a program that checks neither signatures nor times, and one that provides after a cancellation', async () => {
    expect(await verdictsOf('wrong_signature')).toEqual(['accepted', 'as_expected'])
    expect(await verdictsOf('old_timestamp')).toEqual(['accepted', 'as_expected'])
    expect(await verdictsOf('overtaken')).toEqual(['as_expected', 'accepted', 'accepted', 'as_expected'])
    expect((await verdictsOf('cancelled')).slice(2)).toEqual(['accepted', 'as_expected'])
  })

  it('finds a program that answers a repeated call with other units', async () => {
    shop.program.whenHeard(() => shop.program.given.clear())
    expect(await verdictsOf('repeated')).toEqual([
      'as_expected',
      'as_expected',
      'as_expected',
      'changed',
      'as_expected',
    ])
  })

  it('finds a program that fails over the last attempt, or over fields that it does not know', async () => {
    shop.program.refuseIf(({ attempt }) => attempt > 6)
    expect((await stepsOf('late')).map(({ attempt, verdict }) => [attempt, verdict])).toEqual([
      [1, 'as_expected'],
      [7, 'failed'],
      [1, 'as_expected'],
    ])
    shop.program.refuseIf((heard) => 'newField' in heard)
    expect(await verdictsOf('unknown_fields')).toEqual(['failed', 'failed', 'as_expected'])
  })

  it('shows what the program answered, cut to a limit, and how a real call would take it', async () => {
    const reserveAfter = async (...misbehaviours: Parameters<typeof shop.program.misbehave>[1][]) => {
      shop.program.misbehave('reserve', ...misbehaviours)
      return (await stepsOf('ordinary'))[0]
    }
    expect(await reserveAfter('error 500')).toMatchObject({
      ...{ status: 500, body: 'code CARD-SECRET was not found', answer: 'server_error', verdict: 'failed' },
    })
    expect(await reserveAfter('not json')).toMatchObject({ status: 200, body: '{"reserved": tru', answer: 'not_json' })
    expect(await reserveAfter('never')).toMatchObject({ status: null, body: null, answer: 'timeout' })
    expect(await reserveAfter('too large')).toMatchObject({ status: null, body: null, answer: 'too_large' })
    expect(await reserveAfter('redirect')).toMatchObject({ status: 302, answer: 'redirect', verdict: 'failed' })
    shop.program.misbehave('provide', 'invalid')
    const [, provided] = await stepsOf('ordinary')
    expect(provided).toMatchObject({ status: 200, answer: 'too_many', verdict: 'failed' })
    expect(provided?.body).toMatch(/^\{"units"/)
    expect(provided?.body).toHaveLength(mostTrialText)
  })

  it('says in each call that it is a trial, about an order that does not exist, and changes nothing', async () => {
    const state = () =>
      shop.rows(sql`
        select (select count(*) from order_head) as orders, (select count(*) from delivery_unit) as units,
          (select count(*) from account_unit) as stocked, (select count(*) from declared_request) as requests,
          (select count(*) from posting) as entries, (select available from offer where id = ${offerId}) as available`)
    const before = await state()
    const mails = (await shop.mailbox()).length
    shop.program.heard.length = 0
    for (const trial of endpointTrials) await stepsOf(trial)
    expect(await state()).toEqual(before)
    expect((await shop.mailbox()).length).toBe(mails)
    const orders = new Set(shop.program.heard.map(({ orderId }) => orderId))
    expect(orders.size).toBe(endpointTrials.length)
    expect(shop.program.heard.filter((heard) => !('trial' in heard) || heard.offerId !== offerId)).toEqual([])
    for (const id of orders) expect(await shop.rows(sql`select 1 from order_head where id = ${id}`)).toEqual([])
    const codes = [...shop.program.given.values()].flat()
    expect(codes.length).toBeGreaterThan(0)
    const audit = await shop.rows<{ entry: object }>(
      sql`select to_jsonb(a) as entry from audit_entry a where a.call = 'sellerEndpoint.sellerEndpointTry'`,
    )
    const text = JSON.stringify(audit)
    expect(text).toContain('unknown_fields')
    for (const code of codes) expect(text).not.toContain(code)
  })

  it('is for people of the seller who manage keys, an offer of their own, and 60 an hour', async () => {
    const other = await signInSeller(shop, { tenant: 'sahra' })
    expect((await attempt('ordinary', { by: other })).body.code).toBe('not_found')
    expect((await attempt('ordinary', { id: '1913542026404990978' })).body.code).toBe('not_found')
    const key = await shop.inject(
      calls.sellerKey.sellerKeyCreate,
      { body: { name: 'Stock', permissions: ['offer.edit', 'unit.edit'] } },
      shop.as(shop.vendor),
    )
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: '/operation/seller/endpoint/try', payload: { trial: 'ordinary', offerId } },
      headers: { authorization: `Bearer ${key.body.data?.bearer}`, 'content-type': 'application/json' },
    })
    expect(answer.json()).toMatchObject({ code: 'forbidden' })
    shop.clock.advance(hourMs)
    await shop.signInAgain()
    const codes: string[] = []
    for (let n = 0; n < 61; n++) codes.push((await attempt('wrong_signature')).body.code)
    expect([codes.slice(0, 60).every((code) => code === '0000'), codes[60]]).toEqual([true, 'rate_limited'])
  })

  it('calls no address of a private network, whatever the endpoint leads to by then', async () => {
    await shop.rows(sql`update seller_endpoint set url = 'https://localhost/tradepost'`)
    const steps = await stepsOf('ordinary')
    await shop.rows(sql`update seller_endpoint set url = ${shop.program.url}`)
    expect(steps.map(({ answer, status, body }) => [answer, status, body])).toEqual(
      steps.map(() => ['address', null, null]),
    )
  })
})
