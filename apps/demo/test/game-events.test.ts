import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { eventTime } from '@tradepost/gateway/modules/site/event-time'
import { createShop, type Shop } from '@tradepost/gateway/test/shop'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameEventRows } from '../src/catalogue/game-events.ts'
import { insertRows } from '../src/rows/insert-rows.ts'
import { type SeedTenant, seedTenants } from '../src/tenant/tenants.ts'

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

it('an event of a game begins and ends on time, in the requested language, only in its own shop', async () => {
  const now = shop.clock.now().getTime()
  const began = now - (now % dayMs) + dayMs * (10 / 24)
  const list = async (headers = {}, tenant: 'lumen' | 'sahra' = 'lumen') =>
    (await shop.inject(calls.event.gameEventList, {}, { tenant, headers })).body.data ?? []
  const [event] = await list()
  expect(event).toMatchObject({ title: 'Skyforge week', state: 'running' })
  expect([event?.startsAt, event?.endsAt]).toEqual([-2, 5].map((days) => new Date(began + days * dayMs).toISOString()))
  expect((await list({ lang: 'de' }))[0]?.title).toBe('Themenwoche: Himmelsschmiede')
  expect(await list({}, 'sahra')).toEqual([])
  const one = (alias = event?.brandAlias ?? '', tenant: 'lumen' | 'sahra' = 'lumen') =>
    shop.inject(calls.event.gameEvent, { params: { alias } }, { tenant })
  expect((await one()).body.data).toEqual(event)
  expect((await one('no-such-game')).body.code).toBe('not_found')
  expect((await one(undefined, 'sahra')).body.code).toBe('not_found')
  shop.clock.advance(began + 5 * dayMs - 1 - now)
  expect((await one()).body.data?.state).toBe('running')
  shop.clock.advance(1)
  expect((await one()).body.data?.state).toBe('over')
  // The event recurs after three weeks and is announced one week before.
  shop.clock.advance(7 * dayMs - 1)
  expect((await one()).body.data).toMatchObject({ state: 'over', startsAt: event?.startsAt })
  shop.clock.advance(1)
  const again = {
    startsAt: new Date(began + 19 * dayMs).toISOString(),
    endsAt: new Date(began + 26 * dayMs).toISOString(),
  }
  expect((await one()).body.data).toMatchObject({ state: 'coming', ...again })
  shop.clock.advance(7 * dayMs)
  expect((await list())[0]).toMatchObject({ state: 'running', ...again })
})

it('in a seeded shop one event is always running, one is announced and one is over', () => {
  const seeded = new Date('2026-01-31T23:30:00Z')
  for (const tenant of seedTenants) {
    const brands = tenant.home.stage.map(({ alias }, n) => ({ id: String(n + 1), alias, name: alias, names: {} }))
    const rows = gameEventRows(tenant, brands, seeded)
    expect(rows).toHaveLength(3)
    for (let days = 0; days < 800; days++) {
      const now = new Date(seeded.getTime() + days * dayMs)
      const states = rows.map((row) => {
        const planned = { startsAt: row.starts_at, endsAt: row.ends_at, againAfterDays: row.again_after_days }
        const { startsAt, endsAt } = eventTime(planned, now)
        return now < startsAt ? 'coming' : now < endsAt ? 'running' : 'over'
      })
      expect([days, ...states.sort()]).toEqual([days, 'coming', 'over', 'running'])
    }
  }
})
