import { type CallInput, calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInStaff } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const [one, two] = [0, 1] as const
const correct = (by: (typeof shop.desk)[number], body: Partial<CallInput<typeof calls.staff.correctBalance>['body']>) =>
  shop.inject(
    calls.staff.correctBalance,
    {
      body: {
        ...{ account: 'payable', ownerId: shop.vendor.sellerId, unit: 'USD', amount: 100, reason: 'Paid too little.' },
        ...body,
      } as CallInput<typeof calls.staff.correctBalance>['body'],
    },
    shop.as(by),
  )
const answer = (by: (typeof shop.desk)[number], id: string, approve = true) =>
  shop.inject(calls.staff.answerProposal, { params: { id }, body: { approve, reason: 'Checked.' } }, shop.as(by))
const payable = async () => {
  const { body } = await shop.inject(calls.seller.sellerBalance, {}, shop.as(shop.vendor))
  return body.data?.payable.find((money) => money.currency === 'USD')?.minor ?? 0
}

describe('an act of staff', () => {
  it('S62 needs two people above the limit, leaves an immutable audit, and links its transfer', async () => {
    const [first, second] = shop.desk
    const small = await correct(first, { amount: 150_00 })
    expect(small.body.data).toMatchObject({ step: 'decided', amount: 150_00, transferId: expect.any(String) })
    expect(await payable()).toBe(150_00)

    const big = (await correct(first, { amount: 300_00 })).body.data
    expect(big).toMatchObject({ step: 'proposed', transferId: null })
    expect(await payable()).toBe(150_00)
    const alone = await answer(first, big?.id ?? '')
    expect([alone.status, alone.body.code, await payable()]).toEqual([403, 'forbidden', 150_00])
    const both = await Promise.all([answer(second, big?.id ?? ''), answer(second, big?.id ?? '')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await payable()).toBe(450_00)
    const approved = both.find(({ status }) => status === 200)?.body.data
    expect(approved).toMatchObject({ step: 'approved', proposalId: big?.id, userId: second.id })
    const [linked] = await shop.rows(sql`select kind, ref_id from transfer where id = ${approved?.transferId}`)
    expect(linked).toEqual({ kind: 'correction', ref_id: big?.id })

    // A dispute above the limit: one member of staff proposes the decision, another approves it.
    const id = await shop.refused({ price: 250_00 })
    await shop.dispute(shop.customer, id)
    const proposed = (await shop.decide(first, id, 'refund')).body.data
    expect(proposed?.step).toBe('proposed')
    expect((await shop.decide(second, id, 'refund')).body.code).toBe('state_conflict')
    expect((await shop.detail(id))?.state).toBe('disputed')
    expect((await answer(first, proposed?.id ?? '')).status).toBe(403)
    expect((await answer(second, proposed?.id ?? '')).body.data?.step).toBe('approved')
    await shop.deps.jobs.runDue()
    expect((await shop.detail(id))?.state).toBe('refunded')
    expect(await shop.moneyBack(id)).toEqual({ transfers: 1, minor: 250_00, refunded: 250_00, provider: 250_00 })

    // The database refuses to change an act and to write an act in another person's name.
    for (const change of [sql`update service_act set reason = 'x'`, sql`delete from service_act`]) {
      await expect(shop.within('lumen', (tx) => tx.execute(change), `service:${first.id}`)).rejects.toMatchObject({
        cause: { code: '42501' },
      })
    }
    const forge = (actor: string, userId: string) =>
      shop.within(
        'lumen',
        (tx) =>
          tx.execute(sql`insert into service_act (tenant_id, id, kind, ref_kind, ref_id, step, outcome, reason, amount, unit, user_id, proposal_id)
            select 1, gen_random_uuid(), kind, ref_kind, ref_id, 'approved', outcome, 'x', amount, unit, ${userId}::bigint, id
            from service_act p where step = 'proposed' and user_id = ${first.id}::bigint
              and not exists (select 1 from service_act a where a.proposal_id = p.id)`),
        actor,
      )
    const open = (await correct(first, { amount: 999_00 })).body.data
    expect(open?.step).toBe('proposed')
    for (const [actor, userId] of [
      [`service:${first.id}`, first.id],
      [`service:${first.id}`, second.id],
      ['platform', second.id],
    ] as const)
      await expect(forge(actor, userId)).rejects.toMatchObject({ cause: { code: '42501' } })
    expect((await answer(second, open?.id ?? '', false)).body.data).toMatchObject({
      step: 'rejected',
      transferId: null,
    })
    expect(await payable()).toBe(450_00)
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  it('is refused if it concerns the member of staff’s own purchase, store or balance', async () => {
    const insider = await signInStaff(shop)
    const id = await shop.refused()
    await shop.dispute(shop.customer, id)
    await shop.rows(
      sql`update app_user set user_type = ${userType.employee | userType.buyer} where id = ${shop.customer.id}`,
    )
    expect((await shop.decide(shop.customer, id, 'refund')).body.code).toBe('forbidden')
    await shop.rows(sql`update seller set user_id = ${insider.id} where id = ${shop.vendor.sellerId}`)
    expect((await shop.decide(insider, id, 'refund')).body.code).toBe('forbidden')
    expect((await correct(insider, {})).body.code).toBe('forbidden')
    expect((await correct(insider, { account: 'points', ownerId: insider.id, unit: 'POINT' })).body.code).toBe(
      'forbidden',
    )
    await shop.rows(sql`update seller set user_id = ${shop.vendor.id} where id = ${shop.vendor.sellerId}`)
    await shop.rows(sql`update app_user set user_type = ${userType.buyer} where id = ${shop.customer.id}`)
    expect((await shop.decide(shop.desk[one], id, 'refund')).status).toBe(200)
  })

  it('corrects points of existing accounts, never below zero', async () => {
    const points = { account: 'points', ownerId: shop.customer.id, unit: 'POINT' } as const
    expect((await correct(shop.desk[two], { ...points, amount: 500 })).body.data?.step).toBe('decided')
    expect((await correct(shop.desk[two], { ...points, amount: -501 })).body.code).toBe('conflict')
    expect((await correct(shop.desk[two], { ...points, amount: 2001 })).body.data?.step).toBe('proposed')
    expect((await correct(shop.desk[two], { ...points, unit: 'USD' })).body.code).toBe('bad_request')
    expect((await correct(shop.desk[two], { ownerId: '42' })).body.code).toBe('not_found')
    expect((await correct(shop.desk[two], { amount: 0 })).body.code).toBe('bad_request')
    const { body } = await shop.inject(calls.points.pointTotal, {}, shop.as(shop.customer))
    expect(body.data?.totalPoint).toBe(500)
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})
