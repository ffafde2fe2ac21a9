import { product } from '@tradepost/contract'
import { searchSorts } from '@tradepost/contract/constants'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFilledGateway, type FilledGateway } from './catalog-shop.ts'

let gateway: FilledGateway
beforeAll(async () => {
  gateway = await createFilledGateway(20_000)
}, 240_000)
afterAll(() => gateway.close())

/** Sequential scans of a table since the last look, as the server counted them. */
async function scansOf(table: string): Promise<number> {
  const client = new pg.Client({ connectionString: gateway.urls.admin })
  await client.connect()
  try {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query('select seq_scan::int as n from pg_stat_user_tables where relname = $1', [
      table,
    ])
    return rows[0].n
  } finally {
    await client.end()
  }
}

it('twenty thousand offers are listed and searched without reading them all', async () => {
  const { body } = await gateway.inject(product.keySearch, {
    query: { keyWord: 'valorant', tenantId: '1', siteId: '1001' },
  })
  const brandId = body.data?.[0]?.brandId ?? ''
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const before = await scansOf('offer')
  for (const sort of searchSorts) {
    const page = await gateway.inject(product.productPage, { body: { brandId, sort } })
    expect(page.body.data?.list.length).toBeGreaterThan(0)
    await gateway.inject(product.productPage, { body: { sort } })
    await gateway.inject(product.productPage, { body: { keyWord: 'elderflame', sort } })
  }
  await gateway.inject(product.productPage, {
    body: { brandId, attributes: [{ attributeId: '1911200000090417803', values: ['Radiant'] }] },
  })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await scansOf('offer')).toBe(before)
  const client = new pg.Client({ connectionString: gateway.urls.owner })
  await client.connect()
  await client.query(`select set_config('app.tenant_id', '1', false)`)
  await client.query('select count(*) from offer where description like $1', ['%x%'])
  await client.query('select pg_stat_force_next_flush()')
  await client.end()
  // The counter does see a scan when there is one.
  expect(await scansOf('offer')).toBeGreaterThan(before)
})
