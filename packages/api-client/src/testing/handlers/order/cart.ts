import { checkInputs } from '../../check-inputs.ts'
import type { Handlers } from '../../fake-call.ts'
import { currencyOf, priceCart } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import { quantitySentinel } from '../../sentinels.ts'
import type { FakeState } from '../../state.ts'

function setLine(state: FakeState, { offerId, quantity, inputs }: FakeState['cart'][number]) {
  const failure = quantitySentinel(quantity)
  if (failure) refuse(failure, 'quantity')
  const offer = state.offers.find((one) => one.id === offerId)
  if (quantity > 0 && !offer) refuse('offer_removed', 'offerId')
  const previous = state.cart.find((line) => line.offerId === offerId)?.inputs
  const savedInputs = inputs && offer ? checkInputs(offer, { values: inputs, field: 'inputs', partly: true }) : previous
  const others = state.cart.filter((line) => line.offerId !== offerId)
  state.cart = quantity > 0 ? [...others, { offerId, quantity, inputs: savedInputs }] : others
  state.cartVersion += 1
}
const inCart = (state: FakeState, offerId: string) => state.cart.find((line) => line.offerId === offerId)?.quantity ?? 0

export const cart: Handlers<'cart'> = {
  getCart: ({ query = {} }, { state }) => priceCart(state, state.cart, currencyOf(state, query.toCurrencyId)),
  setCartLine({ body }, { state }) {
    setLine(state, { ...body, quantity: body.quantity + (body.add ? inCart(state, body.offerId) : 0) })
    return priceCart(state, state.cart, currencyOf(state, body.toCurrencyId))
  },
  mergeCart({ body }, { state }) {
    if (!state.mergedIds.has(body.mergeId))
      for (const line of body.lines) setLine(state, { ...line, quantity: line.quantity + inCart(state, line.offerId) })
    state.mergedIds.add(body.mergeId)
    return priceCart(state, state.cart, currencyOf(state, body.toCurrencyId))
  },
  quoteCart: ({ body }, { state }) => priceCart(state, body.lines, currencyOf(state, body.toCurrencyId)),
}
