import { calls } from '@tradepost/contract'
import { searchSorts } from '@tradepost/contract/constants'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDatabase } from '../src/seed.ts'
import { createLargeGateway, type FilledGateway, largeFill as offers } from './filled-gateway.ts'

const rank = '1911200000090417803'

let gateway: FilledGateway
let owner: pg.Client
beforeAll(async () => {
  gateway = await createLargeGateway()
  owner = new pg.Client({ connectionString: gateway.urls.owner })
  await owner.connect()
  await owner.query(`select set_config('app.tenant_id', '1', false)`)
}, 240_000)
afterAll(async () => {
  await owner?.end()
  await gateway?.close()
})

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}
interface Statement {
  text: string
  values: readonly unknown[]
}

/** Records the statements about offers that `work` sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const submit = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const given = args[0] as { text?: string; values?: unknown[]; statement?: { text: string; values: unknown[] } }
    // A read for a tenant is passed to pg as an object that has its statement in a property and sends it itself.
    const query = given?.statement ?? given
    if (typeof query?.text === 'string' && /offer/.test(query.text) && !/^explain/.test(query.text))
      statements.push({ text: query.text, values: query.values ?? (Array.isArray(args[1]) ? args[1] : []) })
    return (submit as (...parameters: unknown[]) => unknown).apply(this, args)
  } as typeof submit
  try {
    await work()
  } finally {
    pg.Client.prototype.query = submit
  }
  return statements
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** The sequential scans of offers, and the scans that read more than a quarter of all offers. */
async function wholeReads({ text, values }: Statement): Promise<string[]> {
  await owner.query(`set local enable_seqscan = off; set local random_page_cost = 1.1; set local work_mem = '32MB'`)
  const { rows } = await owner.query(`explain (analyze, timing off, format json) ${text}`, [...values])
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => /^(offer|listed_offer_\w+)$/.test(node['Relation Name'] ?? ''))
    .filter((node) => {
      const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      return node['Node Type'] === 'Seq Scan' || read > offers / 4
    })
    .map((node) => `${node['Node Type']} in ${text}`)
}

/** The list indexes that a statement uses. For the index of a partition, returns the partitioned index. */
async function listIndexes({ text, values }: Statement): Promise<string[]> {
  await owner.query(`set local enable_seqscan = off; set local random_page_cost = 1.1; set local work_mem = '32MB'`)
  const { rows } = await owner.query(`explain (format json) ${text}`, [...values])
  const names = nodesOf(rows[0]['QUERY PLAN'][0].Plan).flatMap((node) => node['Index Name'] ?? [])
  const { rows: parents } = await owner.query<{ name: string }>(
    `select inhparent::regclass::text as name from pg_inherits where inhrelid = any ($1::text[]::regclass[])`,
    [names],
  )
  return parents.map(({ name }) => name)
}

async function listIndexesOf(statements: readonly Statement[]): Promise<string[]> {
  const names: string[] = []
  for (const statement of statements) names.push(...(await listIndexes(statement)))
  return names
}

async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  await owner.query('begin')
  try {
    return await work()
  } finally {
    await owner.query('rollback')
  }
}

const page = (body: Parameters<typeof gateway.inject<typeof calls.offer.offerPage>>[1]['body']) =>
  gateway.inject(calls.offer.offerPage, { body })

it('lists, searches and details never read all offers, as they would without their indexes', async () => {
  const games = await gateway.inject(calls.catalog.keySearch, {
    query: { keyWord: 'apex', tenantId: '1', siteId: '1001' },
  })
  const brandId = games.body.data?.[0]?.brandId ?? ''
  const id = (await page({ brandId })).body.data?.list[0]?.id ?? ''
  expect(id).not.toBe('')
  const reads = {
    site: () => page({ sort: 'price-asc' }),
    attribute: () => page({ attributes: [{ attributeId: rank, values: ['Radiant'] }] }),
    keyword: () => page({ keyWord: 'elderflame' }),
    brief: () => gateway.inject(calls.offer.offerCard, { params: { id } }),
    detail: () => gateway.inject(calls.offer.offerDetail, { params: { id }, body: { isGetSellerInfo: true } }),
    ...Object.fromEntries(
      searchSorts.flatMap((sort) => [
        [`game by ${sort}`, () => page({ brandId, sort })],
        [`game, instant, by ${sort}`, () => page({ brandId, sort, instant: true, pageNo: 3 })],
        [`keyword by ${sort}`, () => page({ keyWord: 'elderflame', sort, inStock: true })],
        [`site by ${sort}`, () => page({ sort })],
      ]),
    ),
  }
  const statements = new Map<string, Statement[]>()
  for (const [name, call] of Object.entries(reads)) statements.set(name, await statementsOf(call))
  const readsOf = (name: string) =>
    inTransaction(async () => {
      const scans = []
      for (const statement of statements.get(name) ?? []) scans.push(...(await wholeReads(statement)))
      return scans
    })
  for (const name of statements.keys()) {
    expect(statements.get(name)?.length, name).toBeGreaterThan(0)
    expect(await readsOf(name), name).toEqual([])
  }
  // Control: without the index that a call needs, its plan has such a scan.
  for (const [name, index] of [
    ['site', 'listed_site_price'],
    ['attribute', 'listed_facets'],
    ['keyword', 'listed_words'],
  ] as const) {
    const scans = await inTransaction(async () => {
      await owner.query(`drop index ${index}`)
      const scans = []
      for (const statement of statements.get(name) ?? []) scans.push(...(await wholeReads(statement)))
      return scans
    })
    expect(scans.length, `${name} without ${index}`).toBeGreaterThan(0)
  }
})

it('every kind of list is read along the index that is meant for it, in the tenant’s own partition', async () => {
  const { rows } = await owner.query<{ brandId: string; categoryId: string }>(
    `select brand_id as "brandId", category_id as "categoryId" from brand_category where tenant_id = 1
     order by offer_count desc limit 1`,
  )
  const [{ brandId, categoryId } = { brandId: '', categoryId: '' }] = rows
  const sorts = {
    recommended: 'rank',
    newest: 'newest',
    'price-asc': 'price',
    'price-desc': 'price',
    'seller-rating': 'rating',
    'fast-delivery': 'delivery',
  } as const
  const kinds: [name: string, body: Parameters<typeof page>[0], index: string][] = [
    ...Object.entries(sorts).flatMap(([key, index]): typeof kinds => {
      const sort = key as keyof typeof sorts
      return [
        [`site by ${sort}`, { sort }, `listed_site_${index}`],
        [`page 400 of the site by ${sort}`, { sort, pageNo: 400 }, `listed_site_${index}`],
        [`game by ${sort}`, { sort, brandId }, `listed_brand_${index}`],
        [`category by ${sort}`, { sort, categoryId }, `listed_category_${index}`],
        [`game with category by ${sort}`, { sort, brandId, categoryId }, `listed_place_${index}`],
        [`site narrowed by ${sort}`, { sort, inStock: true }, `listed_site_${index}`],
      ]
    }),
    ['keyword', { keyWord: 'elderflame' }, 'listed_words'],
    ['two words', { keyWord: 'fortnite elite' }, 'listed_words'],
    ['keyword in a game', { keyWord: 'gold', brandId }, 'listed_words'],
    ['part of a word', { keyWord: 'lderflam' }, 'listed_text'],
    ['attribute', { attributes: [{ attributeId: rank, values: ['Radiant'] }] }, 'listed_facets'],
  ]
  for (const [name, body, index] of kinds) {
    const statements = await statementsOf(() => page(body))
    const used = await inTransaction(() => listIndexesOf(statements))
    expect(used, name).toContain(index)
    const { next } = (await page(body)).body.data ?? {}
    if (!next || body?.keyWord) continue
    const following = await statementsOf(() => page({ ...body, cursor: next }))
    const usedNext = await inTransaction(() => listIndexesOf(following))
    expect(usedNext, `${name}, the next page`).toContain(index)
  }
  const scanned = await inTransaction(async () => {
    const statements = await statementsOf(() => page({ keyWord: 'gold', inStock: true }))
    const names = []
    for (const { text, values } of statements) {
      const { rows: plans } = await owner.query(`explain (format json) ${text}`, [...values])
      names.push(...nodesOf(plans[0]['QUERY PLAN'][0].Plan).flatMap((node) => node['Relation Name'] ?? []))
    }
    return names.filter((name) => name.startsWith('listed_offer'))
  })
  expect(new Set(scanned)).toEqual(new Set(['listed_offer_1']))
})

/** Counts differences between offers and their list rows, for the changed offers and a part of the others. */
const differing = `with compared as (select * from offer where tenant_id = 1 and (id % 16 = 0 or id = any ($1::bigint[])))
  select count(*)::int as n from (select r.* from compared o, listed_row(row(o.*)::offer) r where o.status <> 2) o
  full join (select * from listed_offer where tenant_id = 1 and id in (select id from compared)) l on l.id = o.id
  where o is distinct from l`

it('lists show every change of an offer, even after concurrent changes', async () => {
  const { rows } = await owner.query<{ id: string }>(
    'select id from offer where tenant_id = 1 and status = 1 order by id limit 5',
  )
  const ids = rows.map((row) => row.id)
  const differences = async () => (await owner.query<{ n: number }>(differing, [ids])).rows[0]?.n
  expect(await differences()).toBe(0)
  const writers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = new pg.Client({ connectionString: gateway.urls.app })
      await client.connect()
      await client.query(`select set_config('app.tenant_id', '1', false), set_config('app.actor', 'test', false)`)
      return client
    }),
  )
  const changes = [
    'price_minor = price_minor + 1',
    'verified_by = null',
    'rank_score = rank_score + 3',
    `title = 'Gold ' || price_minor`,
    'status = case status when 1 then 2 else 1 end',
    `attributes = '[{"a": "${rank}", "v": "Radiant"}]'`,
  ]
  await Promise.all(
    writers.map(async (client, writer) => {
      for (const [index, change] of changes.entries()) {
        const id = ids[(index + writer) % ids.length]
        await client.query(`update offer set ${change} where tenant_id = 1 and id = $1`, [id])
      }
    }),
  )
  for (const client of writers) await client.end()
  expect(await differences()).toBe(0)
  // Control: without the trigger a change is missed, and the comparison detects it.
  await inTransaction(async () => {
    await owner.query('alter table offer disable trigger offer_moved')
    await owner.query(`update offer set price_minor = price_minor + 1 where tenant_id = 1 and id = '${ids[0]}'`)
    const { rowCount } = await owner.query(`select 1 from offer where id = $1 and status <> 2`, [ids[0]])
    expect(await differences()).toBe(rowCount)
  })
})

it('a filled shop keeps its indexes when it is started again', async () => {
  const indexes = async () =>
    (await owner.query(`select indexrelid from pg_index where indrelid = 'offer'::regclass order by 1`)).rows
  const before = await indexes()
  const created = await seedDatabase({
    deps: gateway.deps,
    ownerUrl: gateway.urls.owner,
    offers,
    orders: 0,
    say: () => {},
  })
  expect(created).toBe(0)
  expect(await indexes()).toEqual(before)
})
