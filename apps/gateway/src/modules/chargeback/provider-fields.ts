import type { ChargebackEvidence } from '@tradepost/contract'
import type { DisputeEvidence } from '../../platform/payment/payment-provider.ts'

export const packName = (dispute: string) => `chargeback-${dispute.replaceAll(/[^A-Za-z0-9_-]/g, '-')}.pdf`

/** The parts of the evidence that banks read without opening the document. */
export function providerFields(evidence: ChargebackEvidence, document: Uint8Array<ArrayBuffer>): DisputeEvidence {
  const { statement, buyer, orders, signIns, dispute } = evidence
  const openings = orders.flatMap(({ id, delivery }) => (delivery?.opened ?? []).map((one) => ({ ...one, id })))
  const delivered = orders.flatMap(({ delivery }) => delivery?.at ?? []).toSorted()[0]
  return {
    statement,
    product: orders.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n'),
    customerName: buyer.nickName,
    customerEmail: buyer.email,
    customerAddress: openings[0]?.address ?? (signIns.at(-1)?.address || null),
    deliveredAt: delivered ? new Date(delivered) : null,
    activity: [
      ...signIns.map(({ at, address, device }) => `${at} signed in from ${address} ${device}`),
      ...openings.map(({ at, address, id }) => `${at} opened the delivery of order ${id} from ${address}`),
    ]
      .toSorted()
      .join('\n'),
    fileName: packName(dispute),
    document,
  }
}
