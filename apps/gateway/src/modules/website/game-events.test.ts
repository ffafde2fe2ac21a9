import { website } from '@tradepost/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShop, type Shop } from '../../../test/shop.ts'
import { insertRows } from '../../seed/insert-rows.ts'
import { gameEventRows } from '../../seed/site/game-events.ts'
import { type SeedTenant, seedTenants } from '../../seed/tenants.ts'

const day = 24 * 3_600_000
let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  const owner = new pg.Client({ connectionString: shop.urls.owner })
  await owner.connect()
  const tenant = seedTenants.find(({ code }) => code === 'lumen') as SeedTenant
  const [stage] = tenant.home.stage
  const brand = {
    id: '1900000000000000001',
    alias: stage?.alias ?? '',
    name: 'Skyforge',
    names: { de: 'Himmelsschmiede' },
  }
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.id)])
  await owner.query('update brand set alias = $1 where tenant_id = $2', [brand.alias, tenant.id])
  await insertRows(owner, 'game_event', gameEventRows(tenant, [brand], shop.clock.now()))
  await owner.end()
})
afterAll(() => shop.close())

it('an event of a game begins and ends by the clock, in the language asked for, in its own shop alone', async () => {
  const began = shop.clock.now().getTime()
  const list = async (headers = {}, tenant: 'lumen' | 'sahra' = 'lumen') =>
    (await shop.inject(website.gameEventList, {}, { tenant, headers })).body.data ?? []
  const [event] = await list()
  expect(event).toMatchObject({ title: 'Skyforge week', state: 'running' })
  expect([event?.startsAt, event?.endsAt]).toEqual([-2, 5].map((days) => new Date(began + days * day).toISOString()))
  expect((await list({ lang: 'de' }))[0]?.title).toBe('Themenwoche: Himmelsschmiede')
  expect(await list({}, 'sahra')).toEqual([])
  const one = (alias = event?.brandAlias ?? '', tenant: 'lumen' | 'sahra' = 'lumen') =>
    shop.inject(website.gameEvent, { params: { alias } }, { tenant })
  expect((await one()).body.data).toEqual(event)
  expect((await one('no-such-game')).body.code).toBe('not_found')
  expect((await one(undefined, 'sahra')).body.code).toBe('not_found')
  shop.clock.advance(5 * day - 1)
  expect((await one()).body.data?.state).toBe('running')
  shop.clock.advance(1)
  expect((await one()).body.data?.state).toBe('over')
})
