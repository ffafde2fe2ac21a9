import { randomUUID } from 'node:crypto'
import type { ActionTools, GuestCart, GuestLine } from '@tradepost/marketplace-features/context/server'
import { cookieNames } from '../../server/cookies.ts'
import type { RequestFacts } from '../../server/request-facts.ts'
import { sendCookie } from './outgoing.server'

const thirtyDays = 30 * 24 * 3600
// NOTE: far above any limit of the gateway; it only keeps the cookie below what browsers store.
const maxLines = 60
const mergeIdPattern = /^[\w-]{8,64}$/

function isLine(value: unknown): value is GuestLine {
  if (typeof value !== 'object' || value === null) return false
  const { offerId, quantity } = value as Partial<GuestLine>
  return typeof offerId === 'string' && /^\d{1,20}$/.test(offerId) && Number.isInteger(quantity) && Number(quantity) > 0
}

function parse(stored: string | undefined): GuestCart {
  try {
    const { id, l } = JSON.parse(stored ?? '{}') as { id?: unknown; l?: unknown }
    if (typeof id === 'string' && mergeIdPattern.test(id) && Array.isArray(l))
      return {
        mergeId: id,
        lines: l.slice(0, maxLines).flatMap((pair: unknown) => {
          const line = Array.isArray(pair) ? { offerId: pair[0] as unknown, quantity: pair[1] as unknown } : null
          return isLine(line) ? [line] : []
        }),
      }
  } catch {
    // not ours: an empty cart
  }
  return { mergeId: randomUUID(), lines: [] }
}

/** A visitor's cart before signing in: a cookie that script cannot read. */
export function guestCartOf(facts: RequestFacts): ActionTools['guestCart'] {
  let cart = parse(facts.cookies.get(cookieNames.cart))
  return {
    read: () => cart,
    write(lines) {
      cart = { mergeId: lines.length ? cart.mergeId : randomUUID(), lines: lines.filter(isLine).slice(0, maxLines) }
      const pairs = cart.lines.map(({ offerId, quantity }) => [offerId, quantity])
      const value = pairs.length ? JSON.stringify({ id: cart.mergeId, l: pairs }) : null
      sendCookie(facts, cookieNames.cart, value, { maxAge: thirtyDays })
    },
  }
}
