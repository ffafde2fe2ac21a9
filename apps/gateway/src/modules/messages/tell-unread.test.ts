import { calls } from '@tradepost/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInSeller } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'

let shop: Shop
let seller: Awaited<ReturnType<typeof signInSeller>>
beforeAll(async () => {
  shop = await createShop()
  seller = await signInSeller(shop)
})
afterAll(() => shop.close())

const secret = 'hunter2-password'
const as = ({ token, tenant }: { token: string; tenant: 'lumen' | 'sahra' }) => ({ token, tenant })
const minutes = async (n: number) => {
  shop.clock.advance(n * 60_000)
  await shop.deps.jobs.runDue()
}
async function talk() {
  const by: Buyer = await shop.buyer()
  const body = { sellerId: seller.sellerId }
  const id = (await shop.inject(calls.messages.openConversation, { body }, as(by))).body.data?.id ?? ''
  const text = { text: `The password is ${secret}` }
  return {
    id,
    fromBuyer: () => shop.inject(calls.messages.sendMessage, { params: { id }, body: text }, as(by)),
    fromSeller: () => shop.inject(calls.messages.sellerSendMessage, { params: { id }, body: text }, as(seller)),
    buyerReads: (upTo: number) => shop.inject(calls.messages.readMessages, { params: { id }, body: { upTo } }, as(by)),
    /** Mails about this conversation, to the buyer and to the seller. */
    async mails() {
      const all = (await shop.mailbox()).filter(({ mailKey }) => mailKey?.startsWith(`unread:${id}:`))
      return [`b${by.id}@`, `w${seller.id}@`].map(
        (to) => all.filter(({ toAddress }) => toAddress.startsWith(to)).length,
      )
    },
  }
}

describe('an unread message', () => {
  it('Z11 causes a mail after 15 minutes, one per conversation until it is read', async () => {
    const { id, fromSeller, buyerReads, mails } = await talk()
    await fromSeller()
    await minutes(14)
    expect(await mails()).toEqual([0, 0])
    await fromSeller()
    await minutes(1)
    expect(await mails()).toEqual([1, 0])
    await fromSeller()
    await minutes(600)
    expect(await mails()).toEqual([1, 0])
    const [mail] = await shop.mailbox()
    expect(mail?.subject).toMatch(/^North Star wrote to you$|^Test seller .* wrote to you$/)
    expect(mail?.textBody).toContain(`http://localhost:4101/buyer/message?id=${id}`)
    expect(JSON.stringify(await shop.mailbox())).not.toContain(secret)
    await buyerReads(3)
    await minutes(600)
    expect(await mails()).toEqual([1, 0])
    await fromSeller()
    await minutes(15)
    expect(await mails()).toEqual([2, 0])
  })

  it('Z11 causes no mail if read in time; the messages left unread do', async () => {
    const { fromSeller, buyerReads, mails } = await talk()
    await fromSeller()
    await minutes(10)
    await buyerReads(1)
    await minutes(60)
    expect(await mails()).toEqual([0, 0])
    await fromSeller()
    await fromSeller()
    await minutes(10)
    await buyerReads(2)
    await minutes(14)
    expect(await mails()).toEqual([0, 0])
    await minutes(1)
    expect(await mails()).toEqual([1, 0])
  })

  it('Z11 causes a mail to the seller as well, and to nobody about their own messages', async () => {
    const { fromBuyer, fromSeller, mails } = await talk()
    await fromBuyer()
    await minutes(15)
    expect(await mails()).toEqual([0, 1])
    await fromSeller()
    await minutes(15)
    expect(await mails()).toEqual([1, 1])
    await fromBuyer()
    await minutes(15)
    expect(await mails()).toEqual([1, 2])
  })

  it('Z11 causes no mail if the event has its own mail: a sale or a delivery', async () => {
    const by = await shop.buyer()
    await shop.buyPaid(by, await shop.offer({ mode: 'im' }))
    await minutes(30)
    expect(
      (await shop.mailbox()).filter(
        ({ mailKey, toAddress }) => mailKey?.startsWith('unread:') && toAddress.includes(by.id),
      ),
    ).toEqual([])
  })
})
