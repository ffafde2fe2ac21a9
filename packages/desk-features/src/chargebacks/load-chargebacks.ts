import { type CallData, calls } from '@tradepost/contract'
import { chargebackStates } from '@tradepost/domain/order/chargebacks'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

/** The chargebacks of one state; those of one buyer are of every state unless the address names one. */
export async function loadChargebacks({ api, url }: DeskContext) {
  const asked = url.searchParams.get('buyer') ?? ''
  const buyer = isId(asked) ? asked : null
  const state = chargebackStates.find((one) => one === url.searchParams.get('state')) ?? (buyer ? null : 'open')
  const body = { ...(state ? { state } : {}), ...(buyer ? { buyerId: buyer } : {}), pageNo: pageNoOf(url) }
  return { state, buyer, page: await api(calls.chargeback.chargebackPage, { body }) }
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
