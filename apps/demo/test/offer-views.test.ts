import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitRows } from '../src/offers/view-rows.ts'
import { seedTenants } from '../src/tenant/tenants.ts'
import { createUsualGateway, type FilledGateway } from './filled-gateway.ts'

let gateway: FilledGateway
beforeAll(async () => {
  gateway = await createUsualGateway()
})
afterAll(() => gateway.close())

const rowsOf = async <T>(tenantId: number, query: ReturnType<typeof sql>) =>
  gateway.db.withTenant(tenantId, 'test', async (tx) => (await tx.execute(query)).rows as T[])

describe.each(seedTenants.map(({ id, code }) => ({ id, code })))('the views of $code', ({ id: tenantId }) => {
  it('are of the last seven days, which the gateway has added up', async () => {
    const days = await rowsOf<{ day: string; viewers: number }>(
      tenantId,
      sql`select day::text, sum(viewers)::int viewers from offer_view_day group by day order by day`,
    )
    const now = gateway.deps.clock.now().getTime()
    const expected = Array.from({ length: 7 }, (_, n) => new Date(now - (7 - n) * dayMs).toISOString().slice(0, 10))
    expect(days.map(({ day }) => day)).toEqual(expected)
    for (const { viewers } of days) expect(viewers).toBeGreaterThan(100)
    expect(await rowsOf(tenantId, sql`select 1 from offer_viewer`)).toEqual([])
  })
})

it('a visitor of the demo is the one that the gateway counts for the same device', async () => {
  const tenantId = 1
  const [offer] = await rowsOf<{ id: string }>(tenantId, sql`select id::text from offer where status = 1 limit 1`)
  const offerId = offer?.id ?? ''
  const deviceId = 'demo-device-1'
  const view = (device: string) =>
    gateway.inject(calls.offer.recordOfferView, { body: { offerId } }, { headers: { deviceid: device } })
  const viewers = () =>
    rowsOf<{ viewer: string; day: string }>(
      tenantId,
      sql`select encode(viewer, 'hex') viewer, day::text from offer_viewer where offer_id = ${offerId} order by 1`,
    )
  await view(deviceId)
  const [counted] = await viewers()
  const [planned] = visitRows(gateway.deps, tenantId, [{ offerId, day: counted?.day ?? '', devices: [deviceId] }])
  expect(planned?.viewer).toBe(`\\x${counted?.viewer}`)
  // Control: another device is somebody else.
  await view('demo-device-2')
  expect(await viewers()).toHaveLength(2)
})
