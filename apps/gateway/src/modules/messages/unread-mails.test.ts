import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
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
const advanceMinutes = async (n: number) => {
  shop.clock.advance(n * minuteMs)
  await shop.deps.jobs.runDue()
}
async function startConversation() {
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
    const { id, fromSeller, buyerReads, mails } = await startConversation()
    await fromSeller()
    await advanceMinutes(14)
    expect(await mails()).toEqual([0, 0])
    await fromSeller()
    await advanceMinutes(1)
    expect(await mails()).toEqual([1, 0])
    await fromSeller()
    await advanceMinutes(600)
    expect(await mails()).toEqual([1, 0])
    const [mail] = await shop.mailbox()
    expect(mail?.subject).toMatch(/^North Star wrote to you$|^Test seller .* wrote to you$/)
    expect(mail?.textBody).toContain(`${testTenants.lumen.origin}/buyer/message?id=${id}`)
    expect(JSON.stringify(await shop.mailbox())).not.toContain(secret)
    await buyerReads(3)
    await advanceMinutes(600)
    expect(await mails()).toEqual([1, 0])
    await fromSeller()
    await advanceMinutes(15)
    expect(await mails()).toEqual([2, 0])
  })

  it('Z11 causes no mail if it is read in time; a message that stays unread causes one', async () => {
    const { fromSeller, buyerReads, mails } = await startConversation()
    await fromSeller()
    await advanceMinutes(10)
    await buyerReads(1)
    await advanceMinutes(60)
    expect(await mails()).toEqual([0, 0])
    await fromSeller()
    await fromSeller()
    await advanceMinutes(10)
    await buyerReads(2)
    await advanceMinutes(14)
    expect(await mails()).toEqual([0, 0])
    await advanceMinutes(1)
    expect(await mails()).toEqual([1, 0])
  })

  it('Z11 causes a mail to the seller as well, and to nobody about their own messages', async () => {
    const { fromBuyer, fromSeller, mails } = await startConversation()
    await fromBuyer()
    await advanceMinutes(15)
    expect(await mails()).toEqual([0, 1])
    await fromSeller()
    await advanceMinutes(15)
    expect(await mails()).toEqual([1, 1])
    await fromBuyer()
    await advanceMinutes(15)
    expect(await mails()).toEqual([1, 2])
  })

  it('Z11 causes no mail if the event has its own mail: a sale or a delivery', async () => {
    const by = await shop.buyer()
    await shop.buyPaid(by, await shop.offer({ mode: 'im' }))
    await advanceMinutes(30)
    expect(
      (await shop.mailbox()).filter(
        ({ mailKey, toAddress }) => mailKey?.startsWith('unread:') && toAddress.includes(by.id),
      ),
    ).toEqual([])
  })
})
