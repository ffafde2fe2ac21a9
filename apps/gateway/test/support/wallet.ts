import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import type { Buyer, Shop } from './shop.ts'

const agreement = 'gcoin-2026-01'

export const startTopUp = (shop: Shop, by: Buyer, amount: number) =>
  shop.inject(calls.wallet.topUp, { body: { amount, agreed: true, agreement } }, shop.via(by, randomUUID()))

/** Tops a wallet up by a purchase, a payment and the provider's event. */
export async function topUp(shop: Shop, by: Buyer, amount: number): Promise<string> {
  const { body } = await startTopUp(shop, by, amount)
  if (!body.data) throw new Error(`top-up refused: ${body.code}`)
  const { purchaseId } = body.data
  await shop.startPayment(by, purchaseId)
  await shop.sendEvent({ ...(await shop.sessionOf(purchaseId, by.tenant)), state: 'captured' }, { tenant: by.tenant })
  return purchaseId
}

export const balanceOf = async (shop: Shop, by: Buyer) =>
  (await shop.inject(calls.wallet.walletBalance, {}, shop.via(by))).body.data?.amount

export const payWithWallet = (shop: Shop, by: Buyer, purchaseId: string) =>
  shop.inject(calls.payment.payWithWallet, { params: { id: purchaseId }, body: {} }, shop.via(by, randomUUID()))

/** Orders a rental, pays it from the wallet and delivers it. */
export async function rent(shop: Shop, by: Buyer, offerId: string) {
  const bought = await shop.buy(by, offerId)
  const paid = await payWithWallet(shop, by, bought.purchaseId)
  if (paid.body.code !== '0000') throw new Error(`wallet payment refused: ${paid.body.code}`)
  await shop.deps.jobs.runDue()
  return bought
}
