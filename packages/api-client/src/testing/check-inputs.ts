import type { GivenInput } from '@tradepost/contract'
import { type InputValues, readInputs } from '@tradepost/domain/order/delivery-inputs'
import type { OfferSeed } from './fixtures/offers.ts'
import { refuse } from './refuse.ts'

interface Given {
  values: InputValues
  field: string
  /** Allows missing values, for lines of a cart. */
  partly?: boolean
}

/** Checks and normalises values by the gateway's rule. */
export function checkInputs({ deliveryInputs }: Pick<OfferSeed, 'deliveryInputs'>, given: Given): InputValues {
  const { values, problems } = readInputs(deliveryInputs, given.values)
  const wrong = problems.find(({ problem }) => !(given.partly && problem === 'missing'))
  if (wrong) {
    const code = wrong.problem === 'missing' ? 'delivery_input_missing' : 'delivery_input_invalid'
    refuse(code, `${given.field}.${wrong.key}`)
  }
  return values
}

/** Delivery inputs as buyer and seller see them. */
export const givenInputs = ({ deliveryInputs }: Pick<OfferSeed, 'deliveryInputs'>, values: InputValues): GivenInput[] =>
  deliveryInputs.flatMap(({ key, label, choices }) => {
    const value = values[key]
    if (!value) return []
    return [{ key, label, value, text: choices.find((choice) => choice.value === value)?.label ?? value }]
  })
