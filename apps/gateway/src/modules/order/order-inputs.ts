import { type InputValues, readInputs } from '@tradepost/domain/order/delivery-inputs'
import { correctableStates, isOneOf } from '@tradepost/domain/order/order-states'
import type { StoredInput } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { describeInput } from '../offer/delivery-inputs.ts'
import type { OrderRow } from './order-view.ts'

interface Given {
  asked: readonly StoredInput[]
  values: InputValues
  locale: string
  /** Prefix of the field that a failure names. */
  field: string
  /** Allows missing values, for a cart. */
  partly?: boolean
}

/** Returns the values as they are stored; throws a failure that names the first missing or invalid one. */
export function checkedInputs({ asked, values, locale, field, partly = false }: Given): InputValues {
  const rules = asked.map((input) => describeInput(input, locale))
  const read = readInputs(rules, values)
  const wrong = read.problems.find(({ problem }) => !(partly && problem === 'missing'))
  if (!wrong) return read.values
  throw new Failure(wrong.problem === 'missing' ? 'delivery_input_missing' : 'delivery_input_invalid', {
    field: `${field}.${wrong.key}`,
    values: { label: rules.find(({ key }) => key === wrong.key)?.label ?? wrong.key },
  })
}

/** Tells whether the buyer may still correct the inputs, which is until the first piece is delivered. */
export const areCorrectable = (row: OrderRow): boolean =>
  row.inputs.asked.length > 0 && row.deliveredQuantity === 0 && isOneOf(correctableStates, row.state)
