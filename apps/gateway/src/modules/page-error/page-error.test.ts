import { type CallInput, calls } from '@tradepost/contract'
import { pageErrorLimits } from '@tradepost/domain/page-error/page-errors'
import { dayMs, minuteMs, secondMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { purgeEnded } from '../../platform/db/purge.ts'

let shop: PayoutShop
let manager: SignedIn
beforeAll(async () => {
  shop = await createPayoutShop()
  manager = await signInStaff(shop, 'lumen', 'release_manager')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.asOwner('delete from page_error')
  await shop.asOwner('delete from rate_window')
})

type Report = CallInput<typeof calls.pageError.reportPageError>['body']
const frame = (source: string, line = 1, name = '') => ({ source, line, column: 2, name })
const reported = (more: Partial<Report> = {}): Report => ({
  ...{ app: 'shop', name: 'TypeError', message: "Cannot read properties of undefined (reading 'price')" },
  frames: [frame('packages/marketplace-features/src/offer/buy-box.tsx', 41, 'price'), frame('react-dom.js', 7)],
  ...{ route: '/items/:id', version: '1.4.0', browser: 'firefox' },
  ...more,
})
const report = async (more: Partial<Report> = {}) =>
  (await shop.inject(calls.pageError.reportPageError, { body: reported(more) })).body.code
const as = (by: SignedIn) => ({ token: by.token, tenant: by.tenant })
const page = async (body: CallInput<typeof calls.pageError.staffPageErrorPage>['body'] = {}, by = manager) =>
  (await shop.inject(calls.pageError.staffPageErrorPage, { body }, as(by))).body
const listed = async () => (await page()).data?.list ?? []
const detail = async (id: string, by = manager) =>
  (await shop.inject(calls.pageError.staffPageErrorDetail, { params: { id } }, as(by))).body
async function only() {
  const [one] = await listed()
  const found = await detail(one?.id ?? '')
  if (!found.data) throw new Error(found.code)
  return found.data
}
async function set(state: 'open' | 'resolved' | 'ignored', more: { version?: number } = {}, by = manager) {
  const { id, version } = await only()
  return (
    await shop.inject(calls.pageError.setPageErrorState, { params: { id }, body: { state, version, ...more } }, as(by))
  ).body
}

describe('errors of browsers', () => {
  it('are one group if they differ only in numbers, ids, typed text and lines', async () => {
    const offer = (id: string, line: number) =>
      report({ message: `No price of offer ${id}`, frames: [frame('a.ts', line, 'read'), frame('b.ts', line)] })
    expect(await offer('1913542026404990978', 10)).toBe('0000')
    shop.clock.advance(minuteMs)
    await offer('1913542026404990979', 12)
    const one = await only()
    expect(one).toMatchObject({ count: 2, message: 'No price of offer …', source: 'a.ts', state: 'open' })
    // The stack is that of the newest report.
    expect(one.frames[0]).toEqual({ source: 'a.ts', line: 12, column: 2, name: 'read' })
    expect(Date.parse(one.lastAt) - Date.parse(one.firstAt)).toBe(minuteMs)
    // Controls: another message, place, kind or application is another group.
    await report({ message: 'No name of offer 5', frames: [frame('a.ts', 10, 'read'), frame('b.ts')] })
    await report({ message: 'No price of offer 5', frames: [frame('c.ts', 10, 'read'), frame('b.ts')] })
    await report({ message: 'No price of offer 5', name: 'Error', frames: [frame('a.ts', 1, 'read'), frame('b.ts')] })
    await report({ message: 'No price of offer 5', app: 'desk', frames: [frame('a.ts', 1, 'read'), frame('b.ts')] })
    expect((await listed()).map(({ count }) => count).toSorted()).toEqual([1, 1, 1, 1, 2])
    expect((await page({ app: 'desk' })).data?.total).toBe(1)
  })

  it('are counted by version, browser and page, with a bound on each', async () => {
    await report()
    await report({ browser: 'safari' })
    await report({ route: '/', version: '1.5.0' })
    for (let n = 0; n < pageErrorLimits.facts + 5; n++) {
      shop.clock.advance(3 * secondMs)
      await report({ route: `/page-${n}`, version: `2.0.${n}` })
    }
    const { versions, browsers, routes, count, lastVersion } = await only()
    expect(browsers).toEqual([
      { browser: 'firefox', count: count - 1 },
      { browser: 'safari', count: 1 },
    ])
    expect([versions.length, routes.length]).toEqual([pageErrorLimits.facts, pageErrorLimits.facts])
    expect(routes[0]).toEqual({ route: '/items/:id', count: 2 })
    expect([lastVersion, versions.some(({ version }) => version === '1.4.0')]).toEqual(['2.0.24', false])
  })

  it('keep nothing of a person: no query, mail, token or typed text', async () => {
    await report({
      message: `"my words" of ada@mail.example, token=abc123 at https://shop.example/a?secret=1, key ${'a1'.repeat(20)}`,
    })
    const [row] = await shop.rows<{ all: string }>(sql`select row_to_json(p)::text as all from page_error p`)
    for (const part of ['my words', 'ada', 'abc123', 'secret', 'a1a1', '127.0.0.1'])
      expect([part, row?.all.includes(part)]).toEqual([part, false])
    // The control: what remains.
    expect(row?.all).toContain('https://shop.example/a')
  })

  it('make a bounded number of reports of a network and of new groups in a day', async () => {
    const codes = []
    for (let n = 0; n < 32; n++) codes.push(await report({ name: `Kind${n}` }))
    expect([codes[29], codes[30], codes[31]]).toEqual(['0000', 'rate_limited', 'rate_limited'])
    await shop.asOwner('delete from page_error')
    await shop.asOwner(
      `update rate_window set hits = ${pageErrorLimits.groupsPerDay - 1} where rule = 'page-error-group'`,
    )
    shop.clock.advance(minuteMs)
    expect([await report({ name: 'Last' }), await report({ name: 'OneMore' })]).toEqual(['0000', '0000'])
    // A known group still counts.
    await report({ name: 'Last' })
    expect((await listed()).map(({ name, count }) => [name, count])).toEqual([['Last', 2]])
    shop.clock.advance(dayMs)
    await report({ name: 'OneMore' })
    expect((await listed()).map(({ name }) => name)).toEqual(['OneMore', 'Last'])
  })

  it('reported by many at once are one group with every report', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => report()))
    expect(new Set(codes)).toEqual(new Set(['0000']))
    expect((await only()).count).toBe(12)
  })

  it('that nobody has had for 90 days are deleted', async () => {
    await report()
    shop.clock.advance(89 * dayMs)
    await report({ name: 'Newer' })
    await purgeEnded(shop.db, shop.clock)
    expect(await listed()).toHaveLength(2)
    shop.clock.advance(2 * dayMs)
    await purgeEnded(shop.db, shop.clock)
    manager = await signInStaff(shop, 'lumen', 'release_manager')
    expect((await listed()).map(({ name }) => name)).toEqual(['Newer'])
  })
})

describe('a group of errors', () => {
  it('that is resolved opens when a newer version has the error, and not before', async () => {
    await report({ version: '1.4.0' })
    expect((await set('resolved')).data).toMatchObject({ state: 'resolved', reopenedAt: null })
    // Pages of the version that had it, and of older ones, are still open in browsers.
    await report({ version: '1.4.0' })
    await report({ version: '1.3.9' })
    expect(await only()).toMatchObject({ state: 'resolved', count: 3 })
    await report({ version: '1.5.0' })
    const reopened = await only()
    expect(reopened).toMatchObject({ state: 'open', count: 4, reopenedAt: shop.clock.now().toISOString() })
    // Once more resolved, that version is known.
    await set('resolved')
    await report({ version: '1.5.0' })
    expect(await only()).toMatchObject({ state: 'resolved', reopenedAt: null })
  })

  it('that is ignored stays so, whatever the version, and still counts', async () => {
    await report({ version: '1.4.0' })
    await set('ignored')
    await report({ version: '9.0.0' })
    expect(await only()).toMatchObject({ state: 'ignored', count: 2 })
    expect([(await page({ state: 'open' })).data?.total, (await page({ state: 'ignored' })).data?.total]).toEqual([
      0, 1,
    ])
  })

  it('is closed with the permission only, in its own shop, over no edit of somebody else, and recorded', async () => {
    await report()
    const { id, version } = await only()
    const finance = await signInStaff(shop, 'lumen', 'finance')
    const other = await signInStaff(shop, 'sahra', 'owner')
    expect([(await detail(id, finance)).code, (await detail(id, other)).code]).toEqual(['forbidden', 'not_found'])
    expect((await page({}, other)).data?.total).toBe(0)
    const both = await Promise.all([set('resolved', { version }), set('ignored', { version })])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'conflict'])
    const [entry] = await shop.rows<{ before: object; after: object }>(
      sql`select before, after from audit_entry where call = 'pageError.setPageErrorState' order by seq desc limit 1`,
    )
    expect(entry).toMatchObject({ before: { state: 'open' }, after: { name: 'TypeError' } })
    // Reports of browsers are no acts of anybody.
    const acts = await shop.rows(sql`select 1 from audit_entry where call = 'pageError.reportPageError'`)
    expect(acts).toEqual([])
  })
})
