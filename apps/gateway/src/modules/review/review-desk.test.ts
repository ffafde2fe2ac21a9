import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { signInStaff } from '../../../test/support/people.ts'

let shop: AfterSalesShop
let reviewId: string
const words = 'His number is 0170 1234567, call him at night.'

beforeAll(async () => {
  shop = await createAfterSalesShop()
  const orderId = await shop.sold()
  await shop.deliver(orderId)
  await shop.handOver(shop.customer, orderId)
  const as = () => shop.as(shop.customer)
  await shop.inject(calls.order.confirmOrder, { params: { id: orderId }, body: { acknowledged: true } }, as())
  const { body } = await shop.inject(calls.review.writeReview, { body: { orderId, score: 1, text: words } }, as())
  reviewId = body.data?.id ?? ''
  const reply = { params: { id: reviewId }, body: { text: 'You are an idiot.' } }
  await shop.inject(calls.review.sellerReplyReview, reply, shop.as(shop.vendor))
})
afterAll(() => shop.close())

type Change = CallInput<typeof calls.reviewDesk.moderateReview>['body']
const moderate = (body: Change, by = shop.desk[0], id = reviewId) =>
  shop.inject(calls.reviewDesk.moderateReview, { params: { id }, body }, shop.as(by))
const sellerId = async () =>
  (await shop.rows<{ id: string }>(sql`select seller_id::text id from review where id = ${reviewId}`))[0]?.id ?? ''
const shown = async () =>
  (await shop.inject(calls.review.reviewPage, { query: { sellerId: await sellerId() } })).body.data?.list[0]
const listed = async (list?: 'negative' | 'removed') =>
  (await shop.inject(calls.reviewDesk.deskReviewPage, { query: list ? { list } : {} }, shop.as(shop.desk[0]))).body.data

describe('the words of reviews', () => {
  it('are taken away for a reason and shown again, and the score stays', async () => {
    const facts = () =>
      shop.rows(sql`select rating, review_count, score_sum from seller where id = ${shop.vendor.sellerId}`)
    const before = await facts()
    expect((await moderate({ part: 'text', removedFor: 'personal_data' })).body.data).toMatchObject({
      ...{ text: words, removedFor: 'personal_data', score: 1 },
    })
    expect(await shown()).toMatchObject({ text: '', removedFor: 'personal_data', score: 1, level: 'negative' })
    expect(JSON.stringify(await shown())).not.toContain('1234567')
    expect(await facts()).toEqual(before)
    const home = await shop.inject(calls.review.reviewPageShow, { query: {} })
    expect(JSON.stringify(home.body)).not.toContain('1234567')
    expect((await listed('removed'))?.list.map(({ id }) => id)).toEqual([reviewId])
    await moderate({ part: 'text', removedFor: null })
    expect(await shown()).toMatchObject({ text: words })
    expect((await shown())?.removedFor).toBe(undefined)
    expect((await listed('removed'))?.total).toBe(0)
    expect((await listed('negative'))?.total).toBe(1)
    expect((await listed())?.total).toBe(1)
  })

  it('of a reply are taken away alone', async () => {
    await moderate({ part: 'reply', removedFor: 'insult' })
    expect(await shown()).toMatchObject({ text: words, reply: { text: '', removedFor: 'insult' } })
    await moderate({ part: 'reply', removedFor: null })
    expect(await shown()).toMatchObject({ reply: { text: 'You are an idiot.' } })
  })

  it('are not moderated by who wrote them, nor where there are none', async () => {
    expect((await moderate({ part: 'text', removedFor: 'insult' }, shop.desk[0], '404')).body.code).toBe('not_found')
    await shop.rows(sql`update review set author_id = ${shop.desk[0].id} where id = ${reviewId}`)
    expect((await moderate({ part: 'text', removedFor: 'insult' })).body.code).toBe('forbidden')
    expect((await moderate({ part: 'text', removedFor: 'insult' }, shop.desk[1])).body.code).toBe('0000')
    const analyst = await signInStaff(shop, 'lumen', 'analyst')
    expect((await moderate({ part: 'text', removedFor: null }, analyst)).body.code).toBe('forbidden')
    expect(await shown()).toMatchObject({ removedFor: 'insult' })
  })

  it('that go are told to who wrote them, once for each reason, in their language and without the words', async () => {
    const told = async () => (await shop.mailbox()).filter(({ mailKey }) => mailKey?.startsWith('review-words:'))
    await shop.rows(
      sql`update review set author_id = ${shop.customer.id}, text_removed_for = null where id = ${reviewId}`,
    )
    await shop.rows(sql`
      update app_user set language_id = (select id from language where code = 'de') where id = ${shop.customer.id}`)
    const before = (await told()).length
    await moderate({ part: 'text', removedFor: 'personal_data' })
    await moderate({ part: 'text', removedFor: 'personal_data' })
    await moderate({ part: 'text', removedFor: null })
    await moderate({ part: 'reply', removedFor: 'insult' })
    const [first, second, ...more] = (await told()).slice(before)
    expect(more).toEqual([])
    expect(first?.textBody).toContain('Persönliche Daten')
    expect(first?.textBody).toContain('Bewertung')
    expect(first?.textBody).not.toContain('1234567')
    expect(second?.textBody).toContain('reply')
  })
})
