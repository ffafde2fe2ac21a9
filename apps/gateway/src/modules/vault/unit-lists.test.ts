import { unitStates } from '@tradepost/domain/offer/unit-content'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: VaultShop
let owner: pg.Client
beforeAll(async () => {
  shop = await createVaultShop()
  owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  await owner.query(`select set_config('app.tenant_id', '1', false)`)
})
afterAll(async () => {
  await owner?.end()
  await shop?.close()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

interface Node {
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The statement that reads units with their content, of those that `work` sends. */
async function statementOf(work: () => Promise<unknown>): Promise<{ text: string; values: readonly unknown[] }> {
  const statements: { text: string; values: readonly unknown[] }[] = []
  const submit = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const query = args[0] as { text?: string; values?: unknown[] }
    if (query?.text?.includes('secret_ct'))
      statements.push({ text: query.text, values: query.values ?? (args[1] as unknown[]) ?? [] })
    return (submit as (...parameters: unknown[]) => unknown).apply(this, args)
  } as typeof submit
  try {
    await work()
  } finally {
    pg.Client.prototype.query = submit
  }
  const [statement] = statements
  if (!statement) throw new Error('no units were read')
  return statement
}

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
    await owner.query('analyze account_unit')
    const statement = await statementOf(() => shop.units(offerId, { state: 'withdrawn' }))
    const unitsRead = async () => {
      await owner.query('set local enable_seqscan = off; set local enable_bitmapscan = off')
      const { rows } = await owner.query(`explain (analyze, timing off, format json) ${statement.text}`, [
        ...statement.values,
      ])
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'account_unit')
      return {
        names: nodes.map((node) => node['Index Name']),
        read: nodes.reduce(
          (sum, n) => sum + (n['Actual Rows'] + (n['Rows Removed by Filter'] ?? 0)) * n['Actual Loops'],
          0,
        ),
      }
    }
    const inTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
      await owner.query('begin')
      return work().finally(() => owner.query('rollback'))
    }
    const planned = await inTransaction(unitsRead)
    expect(planned.names).toContain('account_unit_listed')
    expect(planned.read).toBeLessThanOrEqual(2)
    // Control: without the index, units in other states are read.
    const without = await inTransaction(async () => {
      await owner.query('drop index account_unit_listed')
      return unitsRead()
    })
    expect(without.read).toBeGreaterThan(800)
  })

  it('has every page that its last link names', async () => {
    const offerId = await shop.cards(newCodes(3))
    expect((await shop.units(offerId, { pageNo: 2000, pageSize: 50 }))?.total).toBe(3)
    expect(await shop.units(offerId, { pageNo: 10_001 })).toBeUndefined()
  })
})
