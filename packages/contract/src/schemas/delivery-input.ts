import { inputMaxLength, inputShapes, inputsMax } from '@tradepost/domain/order/delivery-inputs'
import { Type } from 'typebox'
import { Nullable, OneOf } from './common.ts'

/** A value that the seller needs from the buyer for the delivery. Texts are in the requested language. */
export const DeliveryInput = Type.Object({
  key: Type.String({ examples: ['playerId'] }),
  shape: OneOf(inputShapes),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
  /** Options of the shape `choice`, otherwise empty. The cart line must contain the `value` of one option. */
  choices: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  required: Type.Boolean(),
  label: Type.String(),
  help: Nullable(Type.String()),
})
/** Values by the key of the offer's `deliveryInputs`. */
export const Inputs = Type.Record(
  Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,29}$' }),
  // Four times the longest value, because buyers may copy spaces with the value.
  Type.String({ maxLength: inputMaxLength * 4 }),
  { additionalProperties: false, maxProperties: inputsMax, examples: [{ playerId: '512345678' }] },
)
/** A delivery input of an order with the buyer's value. */
export const GivenInput = Type.Object({
  key: Type.String({ examples: ['playerId'] }),
  label: Type.String(),
  /** The value that the buyer entered. For a choice, the `value` of the option. */
  value: Type.String(),
  /** The value as text for display. */
  text: Type.String(),
})
