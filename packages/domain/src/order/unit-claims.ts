import { isOneOf, type OrderState, settledStates, unitClaimStates } from './order-states.ts'

/** What a buyer says about a delivered unit that does not work. */
export const unitClaimKinds = ['used', 'invalid', 'region', 'locked', 'other'] as const
export type UnitClaimKind = (typeof unitClaimKinds)[number]

/**
 * How a claim about a unit ended. `unanswered`: the seller let the time pass. `withdrawn`: by the buyer. `closed`: the
 * order went on in another way, for example by a refund of the whole price.
 */
export const unitClaimAnswers = ['replaced', 'refunded', 'refused', 'unanswered', 'withdrawn', 'closed'] as const
export type UnitClaimAnswer = (typeof unitClaimAnswers)[number]

/** The ends after which the buyer may open a dispute. */
export const disputableAnswers = ['refused', 'unanswered'] as const satisfies readonly UnitClaimAnswer[]

/** Maximum number of claims about the units of one order. */
export const mostUnitClaims = 100

interface Claimable {
  state: OrderState
  deliveredQuantity: number
  isRental: boolean
  /** The order is insured now. */
  isInsured: boolean
}

/** The buyer may claim that a delivered unit does not work: until the order is settled, and as long as it is insured. */
export function mayClaimUnit({ state, deliveredQuantity, isRental, isInsured }: Claimable): boolean {
  if (isRental || deliveredQuantity === 0) return false
  return isOneOf(unitClaimStates, state) && (isInsured || !isOneOf(settledStates, state))
}

/** The share of one of the pieces that are not paid back yet in what is left of the price: never nothing, if anything is left. */
export const pieceMinor = (leftMinor: number, leftPieces: number): number =>
  leftPieces <= 1 ? leftMinor : Math.min(leftMinor, Math.max(1, Math.floor(leftMinor / leftPieces)))

/** The share of several of these pieces, rounded down; of all of them, all that is left. */
export const piecesMinor = (leftMinor: number, pieces: number, leftPieces: number): number =>
  pieces >= leftPieces ? leftMinor : Number((BigInt(leftMinor) * BigInt(pieces)) / BigInt(leftPieces))

/** The effect of the claims about units on their order: one waits for the seller, or one was not settled. */
export function unitClaimStateOf(claims: readonly { answer: UnitClaimAnswer | null }[]): 'open' | 'lost' | null {
  if (claims.some(({ answer }) => answer === null)) return 'open'
  return claims.some(({ answer }) => disputableAnswers.some((one) => one === answer)) ? 'lost' : null
}
