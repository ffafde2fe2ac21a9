import type { CallData, calls } from '@tradepost/contract'

type Answer = CallData<typeof calls.order.revealDelivery>

/** The delivered details: the gateway's answer to the call that reveals a delivery, with addresses of its files. */
export type Revealed = Omit<Answer, 'items'> & { items: (Answer['items'][number] & { href?: string })[] }
