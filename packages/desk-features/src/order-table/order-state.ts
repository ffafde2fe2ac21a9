import type { SellerOrder } from '@tradepost/contract'
import { sellerGroups } from '@tradepost/domain/order/order-states'

type Tone = 'neutral' | 'accent' | 'success' | 'warning'

const tones = {
  'to-deliver': 'accent',
  'to-confirm': 'neutral',
  'after-sales': 'warning',
  finished: 'success',
} as const satisfies Record<keyof typeof sellerGroups, Tone>

/** The colour of an order's state, by the group of states that it belongs to. */
export function toneOf(state: SellerOrder['state']): Tone {
  for (const [group, states] of Object.entries(sellerGroups) as [keyof typeof tones, readonly string[]][])
    if (states.includes(state)) return tones[group]
  return 'neutral'
}
