import type { CallData, calls } from '@tradepost/contract'

/** The delivered details: the gateway's answer to the call that reveals a delivery. */
export type Revealed = CallData<typeof calls.order.revealDelivery>
