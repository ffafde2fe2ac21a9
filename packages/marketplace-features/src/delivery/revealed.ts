import type { CallData, calls } from '@tradepost/contract'

/** The delivered details, as the gateway reveals them. */
export type Revealed = CallData<typeof calls.order.revealDelivery>
