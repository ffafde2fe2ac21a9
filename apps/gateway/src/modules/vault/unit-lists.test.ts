import { unitStates } from '@tradepost/domain/offer/unit-content'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { connectPlanner, statementsOf } from '../../../test/database/plans.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
let planner: Awaited<ReturnType<typeof connectPlanner>>
beforeAll(async () => {
  shop = await createVaultShop()
  planner = await connectPlanner(shop.urls.owner, 1)
})
afterAll(async () => {
  await planner?.client.end()
  await shop?.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

describe('a list of units', () => {
  it('shows in each state the units that are counted in it, and no others', async () => {
    const offerId = await shop.cards(newCodes(9))
    const [first, second] = (await shop.units(offerId))?.list ?? []
    await shop.change(first?.id ?? '', 'withdraw')
    await shop.change(second?.id ?? '', 'bad')
    await shop.buyAndPay(shop.customer, offerId, 2)
    await shop.deps.jobs.runDue()
    await shop.buy(await shop.buyer(), offerId)
    const all = await shop.units(offerId)
    expect(all?.counts).toMatchObject({ all: 9, withdrawn: 1, bad: 1, delivered: 2, held: 1, available: 4 })
    const seen: string[] = []
    for (const state of unitStates) {
      const page = await shop.units(offerId, { state })
      expect(page?.list.map((unit) => unit.state)).toEqual(Array(page?.counts[state] ?? -1).fill(state))
      expect(page?.total).toBe(page?.list.length)
      seen.push(...(page?.list ?? []).map(({ id }) => id))
    }
    expect(seen.sort()).toEqual((all?.list ?? []).map(({ id }) => id).sort())
    const parts = await Promise.all([1, 2, 3].map((pageNo) => shop.units(offerId, { pageNo, pageSize: 4 })))
    expect(parts.flatMap((part) => part?.list ?? [])).toEqual(all?.list)
  })

  it('reads of a state along an index, and none of the units in other states', async () => {
    const offerId = await shop.cards(newCodes(900))
    const [unit] = (await shop.units(offerId))?.list ?? []
    await shop.change(unit?.id ?? '', 'withdraw')
    await planner.client.query('analyze account_unit')
    const [statement] = await statementsOf('secret_ct', () => shop.units(offerId, { state: 'withdrawn' }))
    if (!statement) throw new Error('no units were read')
    const planned = await planner.readsOf(statement, 'account_unit')
    expect(planned.indexes).toContain('account_unit_listed')
    expect(planned.rows).toBeLessThanOrEqual(2)
    // Control: without the index, units in other states are read.
    expect((await planner.readsOf(statement, 'account_unit', 'account_unit_listed')).rows).toBeGreaterThan(800)
  })

  it('has every page that its last link names', async () => {
    const offerId = await shop.cards(newCodes(3))
    expect((await shop.units(offerId, { pageNo: 2000, pageSize: 50 }))?.total).toBe(3)
    expect(await shop.units(offerId, { pageNo: 10_001 })).toBeUndefined()
  })
})
