/** Inputs that make the fake fail. All others succeed. */
export const sentinels = {
  /** Email local parts, for any domain. */
  emails: {
    limit: 'code_send_limit',
    soon: 'code_send_too_soon',
    busy: 'busy',
    denied: 'access_denied',
    changed: 'price_changed',
    /** Accepted as a delivery address, but the payment fails. */
    fail: 'payment_failed',
  },
  quantities: {
    555: 'cart_full',
    666: 'offer_sold_out',
    777: 'quantity_invalid',
    888: 'product_cap',
    999: 'offer_removed',
  },
  /** Ends of an id (offer, seller, order, article) or of a route name. */
  endings: { '404': 'not_found', '500': 'internal', '503': 'unavailable' },
  /** Search words: `error` fails, `nothing` finds nothing. */
  keyWords: { error: 'internal' },
} as const

type Codes<K extends keyof typeof sentinels> = (typeof sentinels)[K][keyof (typeof sentinels)[K]]
const ownValue = <T extends object>(table: T, key: string): T[keyof T] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof T] : undefined

export const emailSentinel = (email: string): Codes<'emails'> | undefined =>
  ownValue(sentinels.emails, email.split('@')[0] ?? '')
export const quantitySentinel = (quantity: number): Codes<'quantities'> | undefined =>
  ownValue(sentinels.quantities, String(quantity))
export const endingSentinel = (id: string): Codes<'endings'> | undefined => ownValue(sentinels.endings, id.slice(-3))
export const keyWordSentinel = (word: string): Codes<'keyWords'> | undefined => ownValue(sentinels.keyWords, word)
