import { randomUUID } from 'node:crypto'
import { type InputValues, inputKey, inputMaxLength, inputsMax } from '@tradepost/domain/order/delivery-inputs'
import { isId, isUuid } from '@tradepost/domain/typed/id'
import type { ActionTools, GuestCart, GuestLine } from '@tradepost/marketplace-features/kernel/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { cookieNames } from '../../server/visitor/cookies.ts'
import { sendCookie } from './send-cookie.server'

const thirtyDays = 30 * 24 * 3600
// Far more lines than the gateway accepts, but few enough that browsers store the cookie.
const maxLines = 60
const maxQuantity = 9999

/** The valid delivery inputs in a parsed cookie value. */
function inputsOf(value: unknown): InputValues | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const pairs = Object.entries(value).filter(
    (pair): pair is [string, string] =>
      inputKey.test(pair[0]) && typeof pair[1] === 'string' && [...pair[1]].length <= inputMaxLength,
  )
  return pairs.length > 0 ? Object.fromEntries(pairs.slice(0, inputsMax)) : undefined
}

function isLine(value: unknown): value is GuestLine {
  if (typeof value !== 'object' || value === null) return false
  const { offerId, quantity } = value as Partial<GuestLine>
  if (typeof offerId !== 'string' || !isId(offerId)) return false
  return Number.isInteger(quantity) && Number(quantity) > 0 && Number(quantity) <= maxQuantity
}

function directOf(value: unknown): GuestCart['direct'] {
  const [offerId, rawInputs]: unknown[] = Array.isArray(value) ? value : []
  const inputs = inputsOf(rawInputs)
  return typeof offerId === 'string' && isId(offerId) && inputs ? { offerId, inputs } : null
}

function parse(stored: string | undefined): GuestCart {
  try {
    const { id, l, d } = JSON.parse(stored ?? '{}') as { id?: unknown; l?: unknown; d?: unknown }
    if (typeof id === 'string' && isUuid(id) && Array.isArray(l))
      return {
        mergeId: id,
        lines: l.slice(0, maxLines).flatMap((pair: unknown) => {
          const line = Array.isArray(pair) ? { offerId: pair[0] as unknown, quantity: pair[1] as unknown } : null
          const inputs = Array.isArray(pair) ? inputsOf(pair[2]) : undefined
          return isLine(line) ? [{ ...line, ...(inputs && { inputs }) }] : []
        }),
        direct: directOf(d),
      }
  } catch {
    // The cookie is invalid: start with an empty cart.
  }
  return { mergeId: randomUUID(), lines: [], direct: null }
}

/** The cart of a visitor who is not signed in, in an HttpOnly cookie. */
export function guestCartOf(facts: RequestFacts): ActionTools['guestCart'] {
  let cart = parse(facts.cookies.get(cookieNames.cart))
  function store(next: GuestCart): void {
    cart = next
    const { mergeId, lines, direct } = cart
    const l = lines.map(({ offerId, quantity, inputs }) => [offerId, quantity, ...(inputs ? [inputs] : [])])
    const d = direct && [direct.offerId, direct.inputs]
    const value = l.length > 0 || d ? JSON.stringify({ id: mergeId, l, ...(d && { d }) }) : null
    sendCookie(facts, cookieNames.cart, value, { maxAge: thirtyDays })
  }
  return {
    read: () => cart,
    write(lines) {
      const mergeId = lines.length ? cart.mergeId : randomUUID()
      store({ ...cart, mergeId, lines: lines.filter(isLine).slice(0, maxLines) })
    },
    writeDirect(direct) {
      if (direct ?? cart.direct) store({ ...cart, direct })
    },
  }
}
