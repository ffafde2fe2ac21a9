import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dayMs, hourMs, minuteMs, secondMs } from '@tradepost/domain/time/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { writeTrial } from '../../platform/backup/backup-state.ts'
import { mailAttempts } from '../../platform/mail/sender.ts'

let shop: PayoutShop
beforeAll(async () => {
  shop = await createPayoutShop()
  await shop.settings({ payoutWeekday: 0, fourEyesUsd: 1000_00 })
})
afterAll(() => shop.close())

/** Every series of /metrics with its value, read anew. */
async function scrape(): Promise<Map<string, number>> {
  shop.clock.advance(6 * secondMs)
  const { body } = await shop.app.inject('/metrics')
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}
const deliveries = (mode: string, promise: string) =>
  `tradepost_deliveries{tenant="lumen",mode="${mode}",promise="${promise}"}`
const overdue = 'tradepost_orders_overdue{tenant="lumen"}'

it('counts the deliveries of the last hour by whether the promise was kept, and the orders that are overdue', async () => {
  const prompt = await shop.sold({ price: 2000 })
  const late = await shop.sold({ price: 2000 })
  shop.clock.advance(10 * minuteMs)
  await shop.deliver(prompt)
  const first = await scrape()
  expect(first.get(deliveries('im', 'kept'))).toBe(1)
  expect(first.get(deliveries('im', 'late'))).toBe(0)
  expect(first.get('tradepost_delivery_seconds{tenant="lumen",mode="im",percent="50"}')).toBeCloseTo(600, -1)
  expect(first.get(overdue)).toBe(0)

  shop.clock.advance(3 * hourMs)
  const second = await scrape()
  expect([second.get(overdue), second.get(deliveries('im', 'kept'))]).toEqual([1, 0])
  await shop.deliver(late)
  const third = await scrape()
  expect([third.get(overdue), third.get(deliveries('im', 'late'))]).toEqual([0, 1])
  expect(third.get('tradepost_delivery_seconds{tenant="lumen",mode="im",percent="95"}')).toBeGreaterThan(3 * 3600)

  shop.clock.advance(hourMs)
  const fourth = await scrape()
  expect(fourth.get(deliveries('im', 'late'))).toBe(0)
  // Control: without deliveries there is no time, instead of a time of 0.
  expect([...fourth.keys()].filter((name) => name.startsWith('tradepost_delivery_seconds'))).toEqual([])
  // Control: the orders of one tenant do not count for another.
  expect(third.get('tradepost_deliveries{tenant="sahra",mode="im",promise="late"}')).toBe(0)
})

it('reports payouts by state, and the age of the oldest that is under way', async () => {
  const payouts = (state: string) => `tradepost_payouts{tenant="lumen",state="${state}"}`
  const oldest = 'tradepost_payout_oldest_seconds{tenant="lumen",state="sent"}'
  await shop.confirmIdentity(shop.vendor)
  expect((await shop.usableAccount('Ada Late'))?.kind).toBe('iban')
  await shop.earn(4000)
  expect((await shop.start())?.id).toBeTruthy()
  await shop.deps.jobs.runDue()
  shop.clock.advance(minuteMs)
  await shop.deps.jobs.runDue()
  expect((await scrape()).get(payouts('sent'))).toBe(1)
  shop.clock.advance(2 * hourMs)
  expect((await scrape()).get(oldest)).toBeGreaterThan(2 * 3600)
  shop.clock.advance(dayMs)
  await shop.deps.jobs.runDue()
  const after = await scrape()
  expect([after.get(payouts('sent')), after.get(payouts('paid')), after.get(oldest)]).toEqual([0, 1, 0])
  shop.clock.advance(dayMs)
  expect((await scrape()).get(payouts('paid'))).toBe(0)
})

it('reports mails that wait or were given up, and how long the oldest has been due', async () => {
  await shop.asOwner('delete from mail')
  const mails = (state: string) => `tradepost_mails{tenant="lumen",state="${state}"}`
  const oldest = 'tradepost_mail_oldest_seconds{tenant="lumen"}'
  expect((await scrape()).get(oldest)).toBe(0)
  for (const to of ['one@mail.example', 'two@mail.example'])
    await shop.within('lumen', (tx) =>
      shop.deps.mail.enqueue(tx, { tenantId: 1, to, locale: 'en', subject: 'Hello', paragraphs: [] }),
    )
  shop.clock.advance(15 * minuteMs)
  const waiting = await scrape()
  expect([waiting.get(mails('waiting')), waiting.get(mails('given_up'))]).toEqual([2, 0])
  expect(waiting.get(oldest)).toBeGreaterThan(15 * 60)
  await shop.asOwner('update mail set attempts = $1', [mailAttempts])
  const givenUp = await scrape()
  expect([givenUp.get(mails('waiting')), givenUp.get(mails('given_up')), givenUp.get(oldest)]).toEqual([0, 2, 0])
  expect([...givenUp.keys()].filter((name) => name.includes('mail.example'))).toEqual([])
})

it('reports how long the oldest job has been due, without jobs that were given up', async () => {
  await shop.asOwner('delete from graphile_worker._private_jobs')
  expect((await scrape()).get('gateway_oldest_job_seconds')).toBe(0)
  await shop.within('lumen', (tx) => shop.deps.jobs.add(tx, 'test.nothing', {}, { key: 'one' }))
  await shop.asOwner(`update graphile_worker._private_jobs set run_at = now() - interval '10 minutes'`)
  expect((await scrape()).get('gateway_oldest_job_seconds')).toBeGreaterThanOrEqual(600)
  await shop.asOwner('update graphile_worker._private_jobs set attempts = max_attempts')
  expect((await scrape()).get('gateway_oldest_job_seconds')).toBe(0)
})

it('reports the age of the newest backup and of the last trial, and nothing if there is none', async () => {
  const { folder } = shop.deps.config.backup
  const names = (series: Map<string, number>) =>
    [...series.keys()].filter((name) => name.startsWith('tradepost_backup'))
  expect(names(await scrape())).toEqual([])
  mkdirSync(folder, { recursive: true })
  const taken = new Date(shop.clock.now().getTime() - 20 * minuteMs).toISOString()
  writeFileSync(path.join(folder, `${taken.replace(/[:.]/g, '-')}.backup.gz`), '')
  const triedAt = new Date(shop.clock.now().getTime() - 9 * dayMs).toISOString()
  await writeTrial(folder, { takenAt: triedAt, triedAt, ok: true })
  const series = await scrape()
  expect(series.get('tradepost_backup_age_seconds')).toBeCloseTo(1206, -1)
  expect(series.get('tradepost_backup_trial_age_seconds{outcome="restored"}')).toBeGreaterThan(9 * 86_400)
})
