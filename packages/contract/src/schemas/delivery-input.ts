import { inputMaxLength, inputShapes, inputsMax } from '@tradepost/domain/order/delivery-inputs'
import { Type } from 'typebox'
import { Nullable, OneOf } from './common.ts'

/** A value the buyer must give for the delivery. Labels are in the requested language. */
export const DeliveryInput = Type.Object({
  key: Type.String({ examples: ['playerId'] }),
  shape: OneOf(inputShapes),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
  /** Only with shape `choice`. Send `value` in the line. */
  choices: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  required: Type.Boolean(),
  label: Type.String(),
  help: Nullable(Type.String()),
})
/** Values by the key of the offer's `deliveryInputs`. */
export const Inputs = Type.Record(
  Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,29}$' }),
  // Four times the longest value, to allow spaces that were copied along.
  Type.String({ maxLength: inputMaxLength * 4 }),
  { additionalProperties: false, maxProperties: inputsMax, examples: [{ playerId: '512345678' }] },
)
/** A delivery input of an order, as buyer and seller see it. */
export const GivenInput = Type.Object({
  key: Type.String({ examples: ['playerId'] }),
  label: Type.String(),
  /** The value as given. For a choice, its stable name. */
  value: Type.String(),
  /** The value as text to show. */
  text: Type.String(),
})
