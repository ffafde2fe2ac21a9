import { type CallInput, calls } from '@tradepost/contract'
import { searchSorts } from '@tradepost/contract/constants'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLargeGateway, type FilledGateway } from './filled-gateway.ts'

let gateway: FilledGateway
let client: pg.Client
beforeAll(async () => {
  gateway = await createLargeGateway()
  client = new pg.Client({ connectionString: gateway.urls.app })
  await client.connect()
  await client.query(`select set_config('app.tenant_id', '1', false), set_config('app.actor', 'test', false)`)
}, 240_000)
afterAll(async () => {
  await client?.end()
  await gateway?.close()
})

type Body = NonNullable<CallInput<typeof calls.offer.offerPage>['body']>

async function page(body: Body) {
  const { data } = (await gateway.inject(calls.offer.offerPage, { body })).body
  if (!data) throw new Error(`no page for ${JSON.stringify(body)}`)
  return data
}

let copies = 0

/** Adds two offers before all others, changes one shown offer, and withdraws another shown one. */
async function disturb(shown: readonly string[], round: number): Promise<string[]> {
  const [changed, withdrawn] = [shown[round % shown.length], shown[(round + 7) % shown.length]]
  const copied = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = 'offer'::regclass and attnum > 0 and not attisdropped
       and attname not in ('id', 'rank_score', 'price_minor', 'listed_at', 'delivery_minutes', 'seller_rating',
         'verified', 'verified_by', 'verified_report')`,
  )
  const columns = copied.rows[0]?.columns
  await client.query(
    `insert into offer (id, rank_score, price_minor, listed_at, delivery_minutes, seller_rating, ${columns})
     select 1990000000000000000 + $2 + n, 2000000, 1, now() + interval '1 day', 0, 5, ${columns}
     from offer, generate_series(0, 1) n where tenant_id = 1 and id = $1`,
    [changed, copies],
  )
  await client.query(`update offer set title = title || ' *' where tenant_id = 1 and id = $1`, [changed])
  await client.query('update offer set status = 2 where tenant_id = 1 and id = $1', [withdrawn])
  const added = [copies++, copies++].map((n) => String(1_990_000_000_000_000_000n + BigInt(n)))
  return [...added, withdrawn ?? '']
}

async function walk(
  body: Body,
  most: number,
  next: (data: Awaited<ReturnType<typeof page>>, pageNo: number) => Body | null,
) {
  const ids: string[] = []
  const touched = new Set<string>()
  let asked: Body | null = body
  for (let round = 1; asked && round <= most; round++) {
    const data: Awaited<ReturnType<typeof page>> = await page(asked)
    const shown = data.list.map(({ id }) => id)
    ids.push(...shown)
    asked = next(data, round + 1)
    for (const id of await disturb(shown, round)) touched.add(id)
  }
  return { ids, touched }
}

const repeats = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index)
const lists: Body[] = [
  ...searchSorts.map((sort) => ({ sort })),
  { sort: 'price-asc', deliveryMode: 'platform' },
  { keyWord: 'account' },
  { keyWord: 'gold', sort: 'best-match' },
]

it('pages by cursor skip and repeat no offer while offers are added, changed and withdrawn', async () => {
  for (const list of lists) {
    const body = { ...list, pageSize: 40 }
    const before: string[] = []
    for (let asked: Body | null = body; asked && before.length < 480; ) {
      const data: Awaited<ReturnType<typeof page>> = await page(asked)
      before.push(...data.list.map(({ id }) => id))
      asked = data.next ? { ...body, cursor: data.next } : null
    }
    expect(before.length, JSON.stringify(list)).toBeGreaterThan(80)
    const { ids, touched } = await walk(body, 12, (data, pageNo) =>
      data.next ? { ...body, cursor: data.next, pageNo } : null,
    )
    expect(repeats(ids), JSON.stringify(list)).toEqual([])
    const stable = (all: readonly string[]) => all.filter((id) => !touched.has(id))
    // Control: withdrawn offers are among those that the first walk found.
    expect(before.some((id) => touched.has(id))).toBe(true)
    expect(stable(ids).slice(0, 400)).toEqual(stable(before).slice(0, Math.min(400, stable(ids).length)))
  }
})

it('pages by number repeat an offer when another one is added before it', async () => {
  const body: Body = { sort: 'newest', pageSize: 40 }
  const { ids } = await walk(body, 6, (_, pageNo) => ({ ...body, pageNo }))
  expect(repeats(ids).length).toBeGreaterThan(0)
})

it('the cursors of previous pages lead back over the same pages', async () => {
  for (const list of lists) {
    const body = { ...list, pageSize: 30 }
    const first = await page(body)
    const second = await page({ ...body, cursor: first.next })
    const third = await page({ ...body, cursor: second.next })
    const ids = (data: typeof first) => data.list.map(({ id }) => id)
    expect(new Set([first, second, third].flatMap(ids)).size, JSON.stringify(list)).toBe(
      first.list.length + second.list.length + third.list.length,
    )
    expect(first.previous).toBeUndefined()
    expect(ids(await page({ ...body, cursor: third.previous })), JSON.stringify(list)).toEqual(ids(second))
    const back = await page({ ...body, cursor: second.previous })
    expect(ids(back), JSON.stringify(list)).toEqual(ids(first))
    expect(back.previous).toBeUndefined()
  }
})

it('ignores a cursor of another sort order and an invalid cursor', async () => {
  const plain = await page({ sort: 'price-asc' })
  const { next } = await page({ sort: 'newest' })
  for (const cursor of [next, 'x', 'eyJ9', Buffer.from('[0,"price-asc","1e9",{}]').toString('base64url')])
    expect((await page({ sort: 'price-asc', cursor })).list).toEqual(plain.list)
  const outOfRange = Buffer.from(JSON.stringify([0, 'price-asc', '99999999999', '1'])).toString('base64url')
  expect((await page({ sort: 'price-asc', cursor: outOfRange })).list).toEqual(plain.list)
})

it('a list that is longer than the largest count continues by cursor after its last numbered page', async () => {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from offer where tenant_id = 1 and status <> 2',
  )
  const body: Body = { pageSize: 100, sort: 'price-asc', priceMin: 1 }
  let data = await page({ ...body, pageNo: 30 })
  expect(data.total).toBe(3000)
  expect((await page({ ...body, pageNo: 31 })).list).toEqual([])
  let listed = 3000
  while (data.next) {
    data = await page({ ...body, cursor: data.next })
    listed += data.list.length
  }
  expect(listed).toBe(rows[0]?.n)
})
