import { type CallData, calls } from '@tradepost/contract'
import { chargebackStates } from '@tradepost/domain/order/chargebacks'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

/** The chargebacks of one state. */
export async function loadChargebacks({ api, url }: DeskContext) {
  const state = chargebackStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  return { state, page: await api(calls.chargeback.chargebackPage, { body: { state, pageNo: pageNoOf(url) } }) }
}

/** The id of an address; an impossible one is sent as one that no provider gives. */
const disputeIdOf = (typed: string) => (/^[\x21-\x7e]{1,255}$/.test(typed) ? typed : '-')

export const loadChargeback = async ({ api }: DeskContext, id: string) => ({
  chargeback: await api(calls.chargeback.chargebackDetail, { params: { id: disputeIdOf(id) } }),
  idempotencyKey: crypto.randomUUID(),
})

/** The evidence as PDF. */
export async function loadChargebackPack({ api }: DeskContext, id: string) {
  const { fileName, document }: CallData<typeof calls.chargeback.chargebackPack> = await api(
    calls.chargeback.chargebackPack,
    { params: { id: disputeIdOf(id) } },
  )
  return { fileName, pdf: new Uint8Array(Buffer.from(document, 'base64')) }
}
