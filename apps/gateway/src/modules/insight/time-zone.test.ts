import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'

let shop: AfterSalesShop
const orders: string[] = []
/** Moments around midnight in three zones, on days on which clocks change in Berlin and on others. */
const around = (day: string) =>
  ['22:30', '23:30']
    .map((time) => `${new Date(Date.parse(day) - 1).toISOString().slice(0, 10)}T${time}:00Z`)
    .concat(
      ['00:30', '02:30', '03:30', '14:59', '15:01', '21:59', '22:01', '23:01'].map((time) => `${day}T${time}:00Z`),
    )

beforeAll(async () => {
  shop = await createAfterSalesShop()
  for (let n = 0; n < 10; n++) orders.push(await shop.sold({ price: 1000 }))
})
afterAll(() => shop.close())

/** Moves the payments, with their postings, to the given moments, and the clock to two days later. */
async function payAt(moments: string[]): Promise<void> {
  for (const [n, id] of orders.entries())
    await shop.rows(sql`update order_head set paid_at = ${moments[n]}::timestamptz where id = ${id}`)
  shop.clock.set(new Date(Date.parse(`${moments[2]?.slice(0, 10)}T12:00:00Z`) + 2 * 86_400_000))
}
const setZone = (timeZone: string, by = shop.desk[0]) =>
  shop.inject(calls.figures.setTimeZone, { body: { timeZone } }, shop.as(by))
async function byDay(timeZone: string) {
  expect((await setZone(timeZone)).body.data).toEqual({ timeZone })
  const { data } = (await shop.inject(calls.figures.shopFigures, { query: { days: '7' } }, shop.as(shop.desk[0]))).body
  expect(data?.timeZone).toBe(timeZone)
  // The sum of the series is the number of orders.
  expect(data?.series.reduce((all, one) => all + one.orders, 0)).toBe(data?.orders.paid)
  return data?.series.filter((one) => one.orders > 0).map((one) => ({ from: one.from, orders: one.orders })) ?? []
}
/** The same by the calendar of the database, as a check of its own. */
const byCalendar = (zone: string) =>
  shop.rows<{ from: string; orders: number }>(sql`
    select to_char(min(day at time zone ${zone}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as from, count(*)::int as orders
    from (select date_trunc('day', paid_at at time zone ${zone}) as day from order_head) as d group by day order by day`)

it.each(['2026-03-29', '2026-10-25'])(
  'puts each order of %s in the day that it was in the shop’s zone',
  async (day) => {
    await payAt(around(day))
    const series: string[] = []
    for (const zone of ['UTC', 'Europe/Berlin', 'Asia/Tokyo', 'America/Sao_Paulo']) {
      const shown = await byDay(zone)
      expect(shown, zone).toEqual(await byCalendar(zone))
      series.push(JSON.stringify(shown))
    }
    // Control: the zones differ, so that one that is ignored would be found.
    expect(new Set(series).size).toBe(4)
  },
)

it('refuses a zone that does not exist, and people without the permission, and is audited', async () => {
  for (const wrong of ['Europe/Atlantis', "UTC'; drop table tenant", ' '])
    expect((await setZone(wrong)).body).toMatchObject({ code: 'data_error', field: 'timeZone' })
  expect((await setZone('Asia/Tokyo', shop.customer)).body.code).toBe('forbidden')
  await setZone('Europe/Berlin')
  await setZone('Asia/Tokyo')
  const [entry] = await shop.rows<{ before: object; after: object }>(
    sql`select before, after from audit_entry where call = 'figures.setTimeZone' order by seq desc limit 1`,
  )
  expect(entry).toEqual({ before: { timeZone: 'Europe/Berlin' }, after: { timeZone: 'Asia/Tokyo' } })
})

it('counts a view on the day of the zone', async () => {
  await setZone('Asia/Tokyo')
  shop.clock.set(new Date('2026-11-10T16:00:00Z'))
  const offerId = await shop.offer({ stock: 1 })
  await shop.inject(calls.offer.recordOfferView, { body: { offerId } }, shop.as(shop.customer))
  expect(await shop.rows(sql`select day::text from offer_viewer where offer_id = ${offerId}`)).toEqual([
    { day: '2026-11-11' },
  ])
  // The day is added up once it is over in Tokyo, not before.
  shop.clock.set(new Date('2026-11-11T14:30:00Z'))
  await shop.deps.jobs.runDue()
  expect(await shop.rows(sql`select 1 from offer_view_day where offer_id = ${offerId}`)).toEqual([])
  shop.clock.set(new Date('2026-11-11T16:30:00Z'))
  await shop.deps.jobs.runDue()
  expect(await shop.rows(sql`select day::text, viewers from offer_view_day where offer_id = ${offerId}`)).toEqual([
    { day: '2026-11-11', viewers: 1 },
  ])
})
