import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInSeller } from '../../../test/support/people.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop({ poolSize: 16 })
})
afterAll(() => shop.close())

async function disputed(): Promise<string> {
  const id = await shop.refused({ delivered: true })
  await shop.dispute(shop.customer, id)
  return id
}
const answer = (id: string, body: { statement: string; fileIds?: string[] }, by = shop.vendor) =>
  shop.inject(calls.afterSales.sellerAnswerDispute, { params: { id }, body }, shop.as(by))
const own = async (id: string) =>
  (await shop.inject(calls.seller.sellerOrderDetail, { params: { id } }, shop.as(shop.vendor))).body.data
const open = async (fileId: string, by: Parameters<typeof shop.as>[0]) =>
  (await shop.inject(calls.file.getFiles, { query: { fileIds: [fileId] } }, shop.as(by))).body.code

describe("the seller's side of a dispute", () => {
  it('is read by the buyer and by staff with its evidence, and by nobody else', async () => {
    const id = await disputed()
    expect((await own(id))?.actions).toContain('answer_dispute')
    const file = await upload(shop, shop.vendor, 'order_attachment')
    const said = { statement: 'The chat shows\nthe handover.', fileIds: [file.id] }
    const answered = (await answer(id, said)).body.data
    expect(answered?.actions).not.toContain('answer_dispute')
    const seen = { afterSales: { dispute: { answer: said } } }
    expect(answered).toMatchObject(seen)
    expect(await shop.detail(id)).toMatchObject(seen)
    const staff = await shop.inject(calls.staff.caseDetail, { params: { id } }, shop.as(shop.desk[0]))
    expect(staff.body.data).toMatchObject(seen)
    for (const by of [shop.customer, shop.desk[0], shop.vendor]) expect(await open(file.id, by)).toBe('0000')
    expect(await open(file.id, await shop.buyer())).toBe('not_found')
    const subjects = (await shop.mailbox('lumen')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('The seller answered your dispute'))).toHaveLength(1)
  })

  it('is given once, of the own order, while the dispute is open, with own files and with words', async () => {
    const undisputed = await shop.refused({ delivered: true })
    expect((await answer(undisputed, { statement: 'Early.' })).body.code).toBe('state_conflict')
    const id = await disputed()
    expect((await answer(id, { statement: '\u200b ' })).body).toMatchObject({ code: 'data_error', field: 'statement' })
    const foreign = await upload(shop, shop.customer, 'order_attachment')
    const stolen = await answer(id, { statement: 'Look.', fileIds: [foreign.id] })
    expect(stolen.body).toMatchObject({ code: 'not_found', field: 'fileIds' })
    const other = await signInSeller(shop, { sellerId: null })
    expect((await answer(id, { statement: 'Mine.' }, other)).body.code).toBe('not_found')
    // Many at once: one is kept. Control: each of them alone would be.
    const many = await Promise.all(Array.from({ length: 8 }, (_, n) => answer(id, { statement: `Number ${n}` })))
    expect(many.map(({ body }) => body.code).toSorted()).toEqual(['0000', ...Array(7).fill('state_conflict')])
    expect(await shop.rows(sql`select 1 from dispute_answer where order_id = ${id}`)).toHaveLength(1)
    await shop.decide(shop.desk[0], id, 'seller')
    const late = await disputed()
    await shop.decide(shop.desk[0], late, 'refund')
    expect((await answer(late, { statement: 'Too late.' })).body.code).toBe('state_conflict')
    expect(await checkInvariants(shop.db)).toEqual([])
  })
})
