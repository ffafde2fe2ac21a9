import { type InputValues, readInputs } from '@tradepost/domain/order/delivery-inputs'
import { correctableStates, isOneOf } from '@tradepost/domain/order/order-states'
import type { StoredInput } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { describeInput } from '../offer/delivery-inputs.ts'
import type { OrderRow } from './order-view.ts'

interface InputsToCheck {
  /** Definitions of the inputs that the seller needs from the buyer. */
  asked: readonly StoredInput[]
  values: InputValues
  locale: string
  /** Prefix of the field name in a failure. */
  field: string
  /** Accepts missing values: a cart may be incomplete. */
  partly?: boolean
}

/** Returns the values in the form in which they are stored. Throws for the first missing or invalid value. */
export function checkedInputs({ asked, values, locale, field, partly = false }: InputsToCheck): InputValues {
  const rules = asked.map((input) => describeInput(input, locale))
  const read = readInputs(rules, values)
  const wrong = read.problems.find(({ problem }) => !(partly && problem === 'missing'))
  if (!wrong) return read.values
  throw new Failure(wrong.problem === 'missing' ? 'delivery_input_missing' : 'delivery_input_invalid', {
    field: `${field}.${wrong.key}`,
    values: { label: rules.find(({ key }) => key === wrong.key)?.label ?? wrong.key },
  })
}

/** The buyer may correct the inputs until the first piece is delivered. */
export const areCorrectable = (row: OrderRow): boolean =>
  row.inputs.asked.length > 0 && row.deliveredQuantity === 0 && isOneOf(correctableStates, row.state)
