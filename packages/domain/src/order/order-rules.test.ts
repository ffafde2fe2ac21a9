import { describe, expect, it } from 'vitest'
import {
  buyerActionsOf,
  isRevealable,
  minutesToAct,
  nextStep,
  type OrderFacts,
  protectionOf,
  sellerActionsOf,
} from './order-rules.ts'
import { buyerGroups, mayMove, type OrderState, orderStates, sellerGroups, unpaidStates } from './order-states.ts'
import { pieceMinor } from './unit-claims.ts'

const order = (facts: Partial<OrderFacts>): OrderFacts => ({
  ...{ state: 'paid', deliveryMode: 'platform', deliveredQuantity: 0 },
  ...{ isDelivered: false, isOverdue: false, isRental: false, isInsured: false, isClaimed: false, isReviewed: false },
  isPartOffered: false,
  isPartAnswered: false,
  unitClaim: null,
  hasUnits: false,
  ...facts,
})
const delivered = { isDelivered: true, deliveredQuantity: 1 }

describe('order states', () => {
  it('allows a move only to the actors listed for it', () => {
    expect(mayMove('delivered', 'confirmed', 'buyer')).toBe(true)
    expect(mayMove('delivered', 'confirmed', 'seller')).toBe(false)
    expect(mayMove('confirmed', 'refund_requested', 'buyer')).toBe(false)
  })
  it('puts every state into one group of the buyer, and every paid state into one group of the seller', () => {
    const isPaid = (state: OrderState) => !unpaidStates.some((unpaid) => unpaid === state)
    expect(Object.values(buyerGroups).flat().sort()).toEqual([...orderStates].sort())
    expect(Object.values(sellerGroups).flat().sort()).toEqual(orderStates.filter(isPaid).sort())
  })
  it('has a next step exactly in the states with a deadline and in a dispute', () => {
    const waiting = orderStates.filter((state) => nextStep(order({ state })))
    const timed = orderStates.filter((state) => minutesToAct(state, { deliveryMode: 'im', deliveryMinutes: 0 }))
    expect(waiting).toEqual([...timed, 'disputed'])
  })
})

describe('windows', () => {
  const minutes = (state: OrderState, deliveryMode: 'platform' | 'im' = 'platform', deliveryMinutes = 0) =>
    minutesToAct(state, { deliveryMode, deliveryMinutes })
  it('gives a buyer 72 hours to confirm and a seller 48 to answer', () => {
    expect([minutes('delivered'), minutes('refund_requested')]).toEqual([72 * 60, 48 * 60])
  })
  it('gives the platform five minutes to deliver, and a seller the time that the offer promises', () => {
    expect([minutes('paid'), minutes('delivering', 'im', 90), minutes('delivering', 'im')]).toEqual([5, 90, 48 * 60])
  })
})

describe('claims about units', () => {
  const units = order({ state: 'delivered', ...delivered, hasUnits: true })
  it('are possible until the order is settled, and as long as it is insured', () => {
    expect(buyerActionsOf(units)).toContain('claim_unit')
    expect(buyerActionsOf({ ...units, state: 'confirmed' })).not.toContain('claim_unit')
    expect(buyerActionsOf({ ...units, state: 'confirmed', isInsured: true })).toContain('claim_unit')
    expect(buyerActionsOf({ ...units, state: 'refund_requested' })).not.toContain('claim_unit')
  })
  it('suspend the confirmation while they are open, and may lead to a dispute when they are lost', () => {
    expect(buyerActionsOf({ ...units, unitClaim: 'open' })).toEqual(['reveal', 'contact', 'claim_unit', 'refund'])
    expect(nextStep({ ...units, unitClaim: 'open' })).toEqual({ actor: 'seller', action: 'answer_claim' })
    expect(buyerActionsOf({ ...units, unitClaim: 'lost' })).toEqual(
      expect.arrayContaining(['confirm', 'claim_unit', 'refund', 'dispute']),
    )
    expect(buyerActionsOf({ ...units, unitClaim: 'lost', isOverdue: true })).not.toContain('dispute')
  })
  it('pay back shares that add up to the price', () => {
    for (const [total, pieces] of [
      [1000, 3],
      [2, 5],
      [99, 100],
      [1, 1],
    ] as const) {
      let left = total
      for (let piece = pieces; piece > 0 && left > 0; piece--) left -= pieceMinor(left, piece)
      expect([total, pieces, left]).toEqual([total, pieces, 0])
    }
  })
})

describe('actions', () => {
  it('allows payment only before the deadline', () => {
    expect(buyerActionsOf(order({ state: 'awaiting_payment' }))).toEqual(['pay', 'cancel'])
    expect(buyerActionsOf(order({ state: 'awaiting_payment', isOverdue: true }))).toEqual(['cancel'])
  })
  it('reveals the delivered units, and leaves the rest to the seller', () => {
    const partly = order({ state: 'delivering', deliveredQuantity: 1 })
    expect(buyerActionsOf(partly)).toEqual(['reveal', 'contact', 'refund'])
    expect([isRevealable(partly), isRevealable(order({ state: 'delivering' }))]).toEqual([true, false])
    expect(nextStep(partly)).toEqual({ actor: 'seller', action: 'deliver' })
  })
  it('offers neither a refund nor a reorder of a rental', () => {
    const rented = { isRental: true, isInsured: true, ...delivered }
    expect(buyerActionsOf(order({ state: 'delivered', ...rented }))).toEqual(['reveal', 'confirm', 'contact'])
    expect(buyerActionsOf(order({ state: 'closed', ...rented }))).toEqual(['reveal', 'contact', 'review'])
    expect(protectionOf(order({ state: 'closed', ...rented }))).toBeNull()
  })
  it('allows one insurance claim and one review of a finished order', () => {
    const closed = order({ state: 'closed', isInsured: true, ...delivered })
    expect(buyerActionsOf(closed)).toEqual(['reveal', 'contact', 'insurance', 'review', 'reorder'])
    expect(buyerActionsOf({ ...closed, isClaimed: true, isReviewed: true })).toEqual(['reveal', 'contact', 'reorder'])
    expect(protectionOf({ ...closed, isClaimed: true })).toEqual({ covers: 'theft', actor: 'service' })
  })
  it('after a rejected refund, lets the buyer confirm a delivered order and the seller deliver an undelivered one', () => {
    const refused = order({ state: 'refund_rejected' })
    expect([buyerActionsOf(refused), sellerActionsOf(refused)]).toEqual([
      ['contact', 'dispute'],
      ['deliver', 'refund_rest'],
    ])
    const deliveredRefused = { ...refused, ...delivered }
    expect([buyerActionsOf(deliveredRefused), sellerActionsOf(deliveredRefused)]).toEqual([
      ['contact', 'dispute', 'confirm'],
      [],
    ])
  })
  it('lets the seller answer a request about a half-delivered order with what is missing', () => {
    const requested = order({ state: 'refund_requested', deliveredQuantity: 1 })
    expect(sellerActionsOf(requested)).toEqual(['answer_refund', 'refund_rest'])
    expect(sellerActionsOf({ ...requested, deliveredQuantity: 0 })).toEqual(['answer_refund'])
    expect(sellerActionsOf({ ...requested, ...delivered })).toEqual(['answer_refund'])
  })
  it('lets the buyer open a dispute about a request that was answered with a part, until the time is over', () => {
    const given = order({ state: 'delivered', isPartAnswered: true, ...delivered })
    expect(buyerActionsOf(given)).toEqual(expect.arrayContaining(['confirm', 'refund', 'dispute']))
    expect(buyerActionsOf({ ...given, isOverdue: true })).not.toContain('dispute')
    expect(buyerActionsOf({ ...given, isPartAnswered: false })).not.toContain('dispute')
  })
})
