import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'

const sellerId = '1900000000000000003'
let shop: Shop
let staff: SignedIn
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  staff = await signInStaff(shop)
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** Inserts a screenshot of this buyer and returns the file's id. */
async function screenshot(by: Buyer, contentType = 'image/png'): Promise<string> {
  const id = randomUUID()
  await shop.rows(sql`insert into file (tenant_id, id, owner_id, catalogue, content_type, bytes, storage_key)
    values (1, ${id}, ${by.id}, 'order_attachment', ${contentType}, 10, ${`upload/1/${id}.png`})`)
  return id
}
async function file(by: Buyer, extra: object = {}) {
  const body = {
    sellerId,
    reason: 'scam' as const,
    explanation: 'Took my coins.',
    fileIds: [await screenshot(by)],
    ...extra,
  }
  return shop.inject(calls.report.fileReport, { body }, shop.via(by))
}
const pointsOf = async (by: Buyer) =>
  (await shop.inject(calls.points.pointTotal, {}, shop.via(by))).body.data?.totalPoint
const decide = (id: string, approved: boolean, by: { token: string; tenant: Buyer['tenant'] } = staff) =>
  shop.inject(
    calls.report.decideReport,
    { params: { id }, body: { approved, note: 'Read and checked.' } },
    { token: by.token, tenant: by.tenant },
  )

describe('a report', () => {
  it('G-27 is stored with its evidence, and the call returns its id', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buy(by, await shop.offer())
    const answer = await file(by, { orderId })
    const id = answer.body.data?.id ?? ''
    expect(id).toMatch(/^\d{19}$/)
    const list = await shop.inject(calls.report.reportList, { body: {} }, shop.via(by))
    expect(list.body.data).toMatchObject({
      total: 1,
      list: [
        { id, sellerId, sellerName: 'North Star', orderId, state: 'open', points: 0, explanation: 'Took my coins.' },
      ],
    })
    const queue = await shop.inject(calls.report.reportQueue, { body: {} }, { token: staff.token })
    expect(queue.body.data?.list.find((one) => one.id === id)).toMatchObject({
      buyerId: by.id,
      fileIds: [expect.stringMatching(/^[0-9a-f-]{36}$/)],
    })
    const other = await shop.inject(calls.report.reportList, { body: {} }, shop.via(await shop.buyer()))
    expect(other.body.data?.total).toBe(0)
  })

  it('E-28 needs screenshots, which the buyer uploaded and which are pictures', async () => {
    const by = await shop.buyer()
    for (const fileIds of [undefined, []])
      expect((await file(by, { fileIds })).body).toMatchObject({ code: 'evidence_required', field: 'fileIds' })
    const foreign = await screenshot(await shop.buyer())
    const film = await screenshot(by, 'video/mp4')
    for (const fileIds of [[randomUUID()], [foreign], [film], [await screenshot(by), foreign]])
      expect((await file(by, { fileIds })).body).toMatchObject({ code: 'not_found', field: 'fileIds' })
    expect((await shop.inject(calls.report.reportList, { body: {} }, shop.via(by))).body.data?.total).toBe(0)
  })

  it('E-29 needs an explanation that is not blank', async () => {
    const by = await shop.buyer()
    for (const explanation of [undefined, '', ' \n\t '])
      expect((await file(by, { explanation })).body).toMatchObject({
        code: 'explanation_required',
        field: 'explanation',
      })
  })

  it('names an existing seller and an order of the buyer with that seller, and is open only once at a time', async () => {
    const by = await shop.buyer()
    const { orderId } = await shop.buy(await shop.buyer(), await shop.offer())
    expect((await file(by, { sellerId: '9999999999999999999' })).body).toMatchObject({
      code: 'not_found',
      field: 'sellerId',
    })
    expect((await file(by, { orderId })).body).toMatchObject({ code: 'not_found', field: 'orderId' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => file(by)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['report_open']),
    )
  })

  it('R22 D-56 earns its points once when several staff approve it at once', async () => {
    const by = await shop.buyer()
    const id = (await file(by)).body.data?.id ?? ''
    const second = await signInStaff(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => decide(id, true, n % 2 ? staff : second)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['0000', 'state_conflict']))
    expect(await pointsOf(by)).toBe(50)
    expect((await decide(id, false)).body.code).toBe('state_conflict')
    // The decision about one report does not affect a later report of the same buyer.
    const next = (await file(by)).body.data?.id ?? ''
    expect((await decide(next, false)).body.data).toMatchObject({ state: 'rejected', points: 0 })
    expect(await pointsOf(by)).toBe(50)
    // Control: a check before the write would reward both of two concurrent approvals.
    const naive = () =>
      shop.within('lumen', async (tx) => {
        const { rows } = await tx.execute(sql`select 1 from seller_report where id = ${id} and state = 'approved'`)
        await tx.execute(sql`select pg_sleep(0.05)`)
        return rows.length
      })
    expect(await Promise.all([naive(), naive()])).toEqual([1, 1])
  })

  it('is decided by staff of its tenant only, and by nobody who filed it', async () => {
    const by = await shop.buyer()
    const id = (await file(by)).body.data?.id ?? ''
    expect((await decide(id, true, by)).body.code).toBe('forbidden')
    expect((await decide(id, true, await signInStaff(shop, 'sahra'))).body.code).toBe('not_found')
    await shop.rows(sql`update app_user set user_type = 9 where id = ${by.id}`)
    expect((await decide(id, true, by)).body.code).toBe('forbidden')
    expect(await pointsOf(by)).toBe(0)
    await expect(
      shop.within(
        'lumen',
        (tx) => tx.execute(sql`update seller_report set state = 'approved' where id = ${id}`),
        'buyer:1',
      ),
    ).rejects.toMatchObject({ cause: { code: 'TP409' } })
  })
})
