import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { passShop } from '../../../test/support/pass-shop.ts'
import { requestCode } from '../../../test/support/people.ts'
import { rent, topUp } from '../../../test/support/wallet.ts'
import { createTestClock } from '../../platform/time/clock.ts'
import { checkInvariants } from '../check-invariants.ts'

const originalZone = process.env.TZ
afterEach(() => {
  if (originalZone === undefined) delete process.env.TZ
  else process.env.TZ = originalZone
})

/** A leap day, the eve of summer time in New York, and New Year in the easternmost time zone. */
const starts = ['2028-02-29T23:30:00Z', '2028-03-11T17:00:00Z', '2028-12-31T09:59:30Z'].map((at) => new Date(at))

describe('windows of hours', () => {
  it.each(['America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'R34 keep their length over summer time, leap day and New Year, with machine and database in %s',
    async (zone) => {
      process.env.TZ = zone
      // Control: a calendar day in this zone is not always 24 hours long.
      const eve = new Date('2028-03-11T17:00:00Z')
      const byCalendar = new Date(eve)
      byCalendar.setDate(byCalendar.getDate() + 14)
      expect(byCalendar.getTime() - eve.getTime()).toBe((zone === 'America/New_York' ? 335 : 336) * hourMs)

      const clock = createTestClock(starts[0])
      const databaseUrl = (app: string) => `${app}?options=${encodeURIComponent(`-c TimeZone=${zone}`)}`
      const shop = await createAfterSalesShop({ clock, databaseUrl })
      try {
        const pass = passShop(shop)
        await pass.setPlan()
        const [set] = await shop.rows<{ zone: string }>(sql`select current_setting('TimeZone') as zone`)
        expect(set?.zone).toBe(zone)
        for (const start of starts) {
          clock.set(start)
          const hoursOf = async (query: ReturnType<typeof sql>) => Number((await shop.rows<{ h: string }>(query))[0]?.h)

          const renter = await shop.buyer()
          await topUp(shop, renter, 1000)
          const { orderId } = await rent(
            shop,
            renter,
            await shop.offer({ standardType: 5, accounts: true, price: 250 }),
          )
          const rental = sql`select extract(epoch from ends_at - starts_at) / 3600 as h from rental where order_id = ${orderId}`
          expect([start, await hoursOf(rental)]).toEqual([start, 336])

          const member = await shop.buyer()
          await pass.member(member, false)
          const [period] = await pass.periods(member)
          expect([start, (period?.endsAt.getTime() ?? 0) - start.getTime()]).toEqual([start, 720 * hourMs])

          const sold = await shop.sold({ by: renter })
          await shop.requestRefund(renter, sold)
          const answerWindow = sql`select extract(epoch from answer_by - requested_at) / 3600 as h from refund_request where order_id = ${sold}`
          expect([start, await hoursOf(answerWindow)]).toEqual([start, 48])
          const state = async () => (await shop.detail(sold, renter))?.state
          clock.advance(48 * hourMs - 1000)
          await shop.deps.jobs.runDue()
          expect([start, await state()]).toEqual([start, 'refund_requested'])
          clock.advance(1000)
          await shop.deps.jobs.runDue()
          expect([start, await state()]).toEqual([start, 'auto_refunded'])
        }

        // The daily limit of mails counts days in UTC, whatever the local zone.
        const email = 'far-away@example.com'
        const send = async () => {
          const { status, headers } = await requestCode(shop, email)
          return [status, headers['retry-after']]
        }
        clock.set(new Date('2029-03-10T23:58:00Z'))
        expect((await send())[0]).toBe(200)
        await shop.rows(sql`update rate_window set hits = 10 where rule = 'code-email' and subject = ${email}`)
        clock.set(new Date('2029-03-10T23:59:30Z'))
        expect(await send()).toEqual([429, '30'])
        clock.set(new Date('2029-03-11T00:00:00Z'))
        expect((await send())[0]).toBe(200)
        expect(await checkInvariants(shop.db)).toEqual([])
      } finally {
        await shop.close()
      }
    },
  )
})
