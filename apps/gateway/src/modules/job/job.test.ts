import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { takeBackup } from '../../platform/backup/backup-files.ts'
import { writeTrial } from '../../platform/backup/backup-state.ts'
import { scheduleBackups } from '../../platform/backup/schedule.ts'
import { mailAttempts } from '../../platform/mail/sender.ts'
import { reportFailure } from './report-failure.ts'

let shop: PayoutShop
let owner: SignedIn
let fails = true
const ran: unknown[] = []
beforeAll(async () => {
  shop = await createPayoutShop()
  shop.deps.jobs.handle('test.fail', async ({ what }) => {
    if (fails) throw new Error(`no answer for bob@mail.example, token=abcdef: ${what}\n  at a line`)
    ran.push(what)
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  fails = true
  ran.length = 0
  await shop.asOwner('delete from graphile_worker._private_jobs')
  await shop.asOwner('delete from mail')
  owner = await signInStaff(shop)
})

const overview = async (by = owner) =>
  (await shop.inject(calls.job.jobOverview, {}, { ...shop.as(by), tenant: by.tenant })).body.data
const retry = async (id: string, by = owner) =>
  (await shop.inject(calls.job.retryJob, { params: { id } }, { ...shop.as(by), tenant: by.tenant })).body.code
const plan = (
  what: string,
  { tenant = 'lumen' as const, maxAttempts = 12 }: { tenant?: 'lumen' | 'sahra'; maxAttempts?: number } = {},
) => shop.within(tenant, (tx) => shop.deps.jobs.add(tx, 'test.fail', { what }, { key: what, maxAttempts }))

describe('jobs', () => {
  it('that fail or died are listed without secrets, and run again when staff say so', async () => {
    await plan('one')
    await plan('two', { maxAttempts: 1 })
    await shop.deps.jobs.runDue()
    const jobs = (await overview())?.jobs
    expect(jobs).toMatchObject({ failing: 1, dead: 1 })
    const [dead, failing] = jobs?.list ?? []
    expect(dead).toMatchObject({ task: 'test.fail', subject: 'upkeep', state: 'dead', attempts: 1, nextAt: null })
    expect(failing).toMatchObject({ state: 'failing', attempts: 1, maxAttempts: 12 })
    expect(dead?.failure).toContain('no answer')
    expect(JSON.stringify(jobs)).not.toMatch(/bob@mail|abcdef|at a line/)

    fails = false
    // Control: a dead job does not run by itself, however late it is.
    shop.clock.advance(60 * minuteMs)
    await shop.deps.jobs.runDue()
    expect(ran).toEqual(['one'])
    expect(await retry(dead?.id ?? '')).toBe('0000')
    await shop.deps.jobs.runDue()
    expect(ran).toEqual(['one', 'two'])
    expect((await overview())?.jobs).toMatchObject({ failing: 0, dead: 0, list: [] })
    expect(await retry(dead?.id ?? '')).toBe('not_found')
  })

  it('of another tenant are neither seen nor run again, and one that has not failed stays as it is', async () => {
    await plan('theirs', { tenant: 'sahra', maxAttempts: 1 })
    await shop.deps.jobs.runDue()
    const stranger = await signInStaff(shop, 'sahra')
    const theirs = (await overview(stranger))?.jobs.list[0]
    expect(theirs?.state).toBe('dead')
    expect((await overview())?.jobs).toMatchObject({ dead: 0, list: [] })
    expect(await retry(theirs?.id ?? '')).toBe('not_found')
    await shop.within('lumen', (tx) =>
      shop.deps.jobs.add(tx, 'test.fail', {}, { key: 'later', runAt: new Date(shop.clock.now().getTime() + minuteMs) }),
    )
    const [later] = await shop.rows<{ id: string }>(
      sql`select id::text from graphile_worker._private_jobs where key = '1:test.fail:later'`,
    )
    expect(await retry(later?.id ?? '')).toBe('state_conflict')
    expect((await overview())?.jobs.late).toBe(0)
    shop.clock.advance(3 * minuteMs)
    expect((await overview())?.jobs.late).toBe(1)
  })

  it('need the permission', async () => {
    const support = await signInStaff(shop, 'lumen', 'support')
    expect(await retry('1', support)).toBe('forbidden')
    expect(await retry('9999999999999999999')).toBe('not_found')
    const reader = await signInStaff(shop, 'lumen', 'release_manager')
    expect((await overview(reader))?.jobs.dead).toBe(0)
    expect(await retry('1', reader)).toBe('forbidden')
  })
})

it('mails that wait or were given up are counted, shown without the person, and sent again together', async () => {
  const mails = [
    { key: 'order:1:sent', attempts: 3, isSent: true },
    { key: 'order:2:waits', attempts: 0 },
    { key: 'order:3:fails', attempts: 4 },
    { key: 'order:4:given-up', attempts: mailAttempts },
    { attempts: 2 },
  ]
  for (const { key, attempts, isSent } of mails)
    await shop.within('lumen', async (tx) => {
      const to = `bob.${attempts}@mail.example`
      const subject = `Subject of ${key}`
      await shop.deps.mail.enqueue(tx, {
        tenantId: 1,
        to,
        locale: 'en',
        ...(key ? { key } : {}),
        subject,
        paragraphs: [],
      })
      const lastError = attempts > 0 && !isSent ? 'ECONNECTION' : null
      const sentAt = isSent ? shop.clock.now().toISOString() : null
      await tx.execute(
        sql`update mail set attempts = ${attempts}, sent_at = ${sentAt}, last_error = ${lastError} where to_address = ${to}`,
      )
    })
  const before = (await overview())?.mails
  expect(before).toMatchObject({ waiting: 3, failed: 1 })
  expect(before?.list.map(({ state, subject }) => `${state} ${subject}`).toSorted()).toEqual([
    'failed Subject of order:4:given-up',
    'waiting Subject of order:3:fails',
    'waiting null',
  ])
  expect(JSON.stringify(before)).not.toContain('bob')
  expect(before?.list[0]).toMatchObject({ host: 'mail.example', failure: 'ECONNECTION' })
  const answer = await shop.inject(calls.job.retryMails, {}, shop.as(owner))
  expect(answer.body.data).toEqual({ count: 3 })
  expect((await overview())?.mails).toMatchObject({ waiting: 4, failed: 0, list: [] })
  const acts = (await shop.inject(calls.audit.auditPage, { body: {} }, shop.as(owner))).body.data?.list
  expect(acts?.find(({ call }) => call === 'job.retryMails')).toMatchObject({ userId: owner.id })
})

it('backups are those of the folder, with the last restore for trial', async () => {
  const { folder, everyMinutes } = shop.deps.config.backup
  rmSync(folder, { recursive: true, force: true })
  expect((await overview())?.backups).toEqual({
    ...{ newestAt: null, kept: 0, failedAt: null, everyMinutes, trialEveryDays: 0, trial: null },
    ...{ isTaking: false, isTrying: false, mayTake: true },
  })
  const options = { ownerUrl: shop.urls.owner, folder, files: shop.deps.files, keep: 9 }
  const before = Date.now()
  await takeBackup(options)
  const taken = (await overview())?.backups.newestAt ?? ''
  expect(Date.parse(taken)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(taken)).toBeLessThanOrEqual(Date.now())
  const trial = { takenAt: taken, triedAt: new Date().toISOString(), ok: true }
  await writeTrial(folder, trial)
  expect((await overview())?.backups).toMatchObject({ kept: 1, trial })
  // A damaged note is no note.
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'last-trial.json'), '{"ok": true}')
  expect((await overview())?.backups.trial).toBeNull()
})

describe('a backup and a restore for trial', () => {
  const ask = async (call: typeof calls.job.takeBackup | typeof calls.job.tryRestore, by = owner) =>
    (await shop.inject(call, {}, { ...shop.as(by), tenant: by.tenant })).body.code
  /** A schedule that only does what is asked for; its trials end at once, because there is no such program. */
  const schedule = (failed: string[] = [], more: { files?: typeof shop.deps.files } = {}) =>
    scheduleBackups({
      ...{ ownerUrl: shop.urls.owner, folder: shop.deps.config.backup.folder, keep: 9, log: shop.deps.log },
      ...{ files: shop.deps.files, everyMs: null, trialEveryMs: null, program: '/no/such/program.ts' },
      ...more,
      onFailure: async (failure) => {
        failed.push(failure.work)
        await reportFailure(shop.deps, failure)
      },
    })
  /** The subjects of the mails to a person. */
  const told = async ({ id }: SignedIn) => {
    const [row] = await shop.rows<{ email: string }>(sql`select email from app_user where id = ${id}`)
    return (await shop.mailbox()).flatMap(({ toAddress, subject }) => (toAddress === row?.email ? [subject] : []))
  }
  const alerts = async (tenant: 'lumen' | 'sahra', kind: string) => {
    const rows = sql`select ref_id from finance_alert where kind = ${kind}`
    return (await shop.within(tenant, (tx) => tx.execute(rows))).rows.length
  }
  beforeEach(() => rmSync(shop.deps.config.backup.folder, { recursive: true, force: true }))

  it('are carried out when staff ask, also after the process died that had begun', async () => {
    const { folder } = shop.deps.config.backup
    expect(await ask(calls.job.tryRestore)).toBe('state_conflict')
    expect(await ask(calls.job.takeBackup)).toBe('0000')
    expect((await overview())?.backups).toMatchObject({ isTaking: true, kept: 0 })
    // The process that had begun died.
    renameSync(path.join(folder, 'asked-backup'), path.join(folder, 'begun-backup'))
    const first = schedule()
    await expect.poll(async () => (await overview())?.backups).toMatchObject({ isTaking: false, kept: 1 })
    await first.stop()
    // Control: nothing is taken that nobody asked for.
    const idle = schedule()
    await idle.stop()
    expect((await overview())?.backups.kept).toBe(1)

    expect(await ask(calls.job.tryRestore)).toBe('0000')
    expect((await overview())?.backups).toMatchObject({ isTrying: true, trial: null })
    const failed: string[] = []
    const second = schedule(failed)
    await expect.poll(async () => (await overview())?.backups).toMatchObject({ isTrying: false, trial: { ok: false } })
    await second.stop()
    expect(failed).toEqual(['trial'])
    expect(await told(owner)).toEqual(['The trial restore that you asked for failed'])
    // Every tenant has an alert, because the backup has the rows of all.
    for (const tenant of ['lumen', 'sahra'] as const) {
      const told = sql`select ref_id from finance_alert where kind = 'backup_not_restorable'`
      expect((await shop.within(tenant, (tx) => tx.execute(told))).rows).toHaveLength(1)
    }
  })

  it('tell those who asked that it failed, and raise one alert until a backup was taken', async () => {
    const other = await signInStaff(shop, 'lumen', 'release_manager')
    shop.clock.advance(61 * minuteMs)
    expect([await ask(calls.job.takeBackup), await ask(calls.job.takeBackup, other)]).toEqual(['0000', '0000'])
    // The store of files does not answer.
    const silent = () => Promise.reject(new Error('the store does not answer'))
    const keys = () => ({ [Symbol.asyncIterator]: () => ({ next: silent }) })
    const files = new Proxy(shop.deps.files, { get: (_, name) => (name === 'all' ? keys : silent) })
    const blocked = schedule([], { files })
    await expect.poll(async () => (await overview())?.backups.failedAt).not.toBeNull()
    await blocked.stop()
    expect((await overview())?.backups).toMatchObject({ isTaking: false, kept: 0 })
    const subject = 'The backup that you asked for failed'
    expect([await told(owner), await told(other)]).toEqual([[subject], [subject]])
    expect([await alerts('lumen', 'backup_failed'), await alerts('sahra', 'backup_failed')]).toEqual([1, 1])
    // Asked again, it fails again: the person hears of it, the alert is there already.
    expect(await ask(calls.job.takeBackup)).toBe('0000')
    const again = schedule([], { files })
    await expect.poll(async () => (await told(owner)).length).toBe(2)
    await again.stop()
    expect([await alerts('lumen', 'backup_failed'), (await told(other)).length]).toEqual([1, 1])
    // A backup that was taken ends the state.
    shop.clock.advance(61 * minuteMs)
    expect(await ask(calls.job.takeBackup)).toBe('0000')
    const works = schedule()
    await expect.poll(async () => (await overview())?.backups).toMatchObject({ kept: 1, failedAt: null })
    await works.stop()
    expect((await told(owner)).length).toBe(2)
  })

  it('are asked for a few times in an hour, by those who may', async () => {
    const support = await signInStaff(shop, 'lumen', 'support')
    expect(await ask(calls.job.takeBackup, support)).toBe('forbidden')
    const reader = await signInStaff(shop, 'lumen', 'release_manager')
    shop.clock.advance(61 * minuteMs)
    const codes: string[] = []
    for (let n = 0; n < 4; n++) codes.push(await ask(calls.job.takeBackup, reader))
    expect(codes).toEqual(['0000', '0000', '0000', 'rate_limited'])
    shop.clock.advance(61 * minuteMs)
    expect(await ask(calls.job.takeBackup, reader)).toBe('0000')
  })
})
