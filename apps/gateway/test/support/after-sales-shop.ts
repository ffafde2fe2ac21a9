import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { type SignedIn, signInSeller, signInStaff } from './people.ts'
import { type Buyer, createShop } from './shop.ts'

/** A shop with a buyer, a seller and two members of staff, and helpers for calls after a sale. */
export async function createAfterSalesShop(options: Parameters<typeof createShop>[0] = {}) {
  const shop = await createShop(options)
  await shop.listen()
  const buyer = await shop.buyer()
  const vendor = await signInSeller(shop)
  const desk = [await signInStaff(shop), await signInStaff(shop)] as const
  const as = ({ token, tenant }: SignedIn | Buyer, key: string = randomUUID()) => ({
    token,
    tenant,
    headers: { 'idempotency-key': key },
  })

  const requestRefund = (by: Buyer, id: string, key?: string) =>
    shop.inject(calls.afterSales.requestRefund, { params: { id }, body: { reason: 'It never worked.' } }, as(by, key))
  const answer = (id: string, verdict: 'accept' | 'refuse', by: SignedIn = vendor) =>
    shop.inject(
      calls.afterSales.sellerAnswerRefund,
      { params: { id }, body: { answer: verdict, text: 'Seen.' } },
      as(by),
    )
  const dispute = (by: Buyer, id: string) =>
    shop.inject(calls.afterSales.openDispute, { params: { id }, body: { statement: 'Please look.' } }, as(by))
  const decide = (by: SignedIn, id: string, outcome: CallInput<typeof calls.staff.decideDispute>['body']['outcome']) =>
    shop.inject(calls.staff.decideDispute, { params: { id }, body: { outcome, reason: 'Evidence.' } }, as(by))
  const claim = (by: Buyer, id: string) =>
    shop.inject(calls.afterSales.claimInsurance, { params: { id }, body: { statement: 'It was taken back.' } }, as(by))
  const deliver = (id: string, by: SignedIn = vendor) =>
    shop.inject(calls.seller.sellerDeliver, { params: { id }, body: { text: 'Meet me at the gate.' } }, as(by))
  const detail = async (id: string, by: Buyer = buyer) =>
    (await shop.inject(calls.order.orderDetail, { params: { id } }, as(by))).body.data

  /** Makes a paid chat order that waits for its seller. */
  async function sold(given: { price?: number; insured?: boolean; by?: Buyer } = {}): Promise<string> {
    const offerId = await shop.offer({
      mode: 'im',
      stock: 9,
      price: given.price ?? 1250,
      insured: given.insured ?? false,
    })
    return (await shop.buyAndPay(given.by ?? buyer, offerId)).orderId
  }
  async function refused(given: { price?: number; delivered?: boolean } = {}): Promise<string> {
    const id = await sold(given)
    if (given.delivered) await deliver(id)
    await requestRefund(buyer, id)
    await answer(id, 'refuse')
    return id
  }
  /** Refunds of an order: its transfers, and the refunded amounts of its payment here and at the provider. */
  const moneyBack = async (id: string) =>
    (
      await shop.rows<{ transfers: number; minor: number; refunded: number; provider: number }>(sql`
        select (select count(*)::int from transfer where kind in ('refund', 'insurance') and ref_id = o.id::text) as transfers,
          (select coalesce(sum(p.amount), 0)::int from transfer t join posting p on p.transfer_id = t.id and p.amount > 0
            where t.kind in ('refund', 'insurance') and t.ref_id = o.id::text) as minor,
          (select refunded_minor::int from payment where id = o.paid_by) as refunded,
          (select coalesce(sum(r.amount_minor), 0)::int from sandbox_refund r join sandbox_session s on s.id = r.session_id
            where s.payment_id = o.paid_by) as provider
        from order_head o where id = ${id}`)
    )[0]

  return {
    ...{
      ...shop,
      customer: buyer,
      vendor,
      desk,
      as,
      requestRefund,
      answer,
      dispute,
      decide,
      claim,
      deliver,
      detail,
      sold,
      refused,
    },
    moneyBack,
  }
}
export type AfterSalesShop = Awaited<ReturnType<typeof createAfterSalesShop>>
