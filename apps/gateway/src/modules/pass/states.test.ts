import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { passShop } from '../../../test/support/pass-shop.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'

const machines = {
  membership: ['none', 'active_auto', 'active_manual', 'renewing', 'past_due', 'expired'],
  report: ['open', 'approved', 'rejected'],
} as const
const tables = { membership: 'membership', report: 'seller_report' } as const
const actors = ['buyer', 'seller', 'platform', 'service', 'guest', '']
let shop: Shop
let owner: pg.Client
beforeAll(async () => {
  shop = await createShop()
  owner = new pg.Client({ connectionString: shop.urls.admin })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await shop.close()
})

async function force(table: string, id: string, state: string) {
  await owner.query('set session_replication_role = replica')
  await owner.query(`update ${table} set state = $1 where id::text = $2`, [state, id])
  await owner.query('set session_replication_role = origin')
}

it('allows only the transitions of the table for memberships and reports, by the actors it names', async () => {
  const by = await shop.buyer()
  const pass = passShop(shop)
  await pass.setPlan()
  await pass.subscribe(by, false)
  await shop.rows(sql`insert into seller_report (tenant_id, id, user_id, seller_id, reason, explanation)
    values (1, 77, ${by.id}, '1900000000000000003', 'scam', 'x')`)
  const [row] = await shop.rows<{ id: string }>(sql`select id from membership where user_id = ${by.id}`)
  const ids = { membership: row?.id ?? '', report: '77' }
  const edges = await shop.rows<{ machine: string; from_state: string; to_state: string; actors: string[] }>(
    sql`select * from state_edge`,
  )
  for (const machine of ['membership', 'report'] as const) {
    const states: readonly string[] = machines[machine]
    expect(edges.filter((edge) => edge.machine === machine).length).toBeGreaterThan(1)
    for (const from of states) {
      for (const to of states.filter((state) => state !== from)) {
        for (const actor of actors) {
          await force(tables[machine], ids[machine], from)
          const outcome = await shop
            .within(
              'lumen',
              (tx) =>
                tx.execute(
                  sql`update ${sql.identifier(tables[machine])} set state = ${to} where id::text = ${ids[machine]}`,
                ),
              actor && `${actor}:1`,
            )
            .then(
              () => 'moved',
              (error: { cause?: { code?: string } }) => error.cause?.code,
            )
          const allowed = edges.some(
            (edge) =>
              edge.machine === machine &&
              edge.from_state === from &&
              edge.to_state === to &&
              edge.actors.includes(actor),
          )
          expect([machine, from, to, actor, outcome]).toEqual([machine, from, to, actor, allowed ? 'moved' : 'TP409'])
        }
      }
    }
  }
  await expect(
    shop.rows(
      sql`insert into membership (tenant_id, id, user_id, state) values (1, gen_random_uuid(), ${(await shop.buyer()).id}, 'active_auto')`,
    ),
  ).rejects.toMatchObject({ cause: { code: 'TP409' } })
})
