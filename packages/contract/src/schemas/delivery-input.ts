import { inputMaxLength, inputShapes, inputsMax } from '@tradepost/domain/order/delivery-inputs'
import { Type } from 'typebox'
import { Nullable, OneOf } from './common.ts'

/** What a delivery needs to know from its buyer, in the words of the language asked for. */
export const DeliveryInput = Type.Object({
  key: Type.String({ examples: ['playerId'] }),
  shape: OneOf(inputShapes),
  minLength: Type.Integer(),
  maxLength: Type.Integer(),
  /** Of shape `choice` alone: `value` is what a line carries. */
  choices: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
  required: Type.Boolean(),
  label: Type.String(),
  help: Nullable(Type.String()),
})
/** By key of the offer's `deliveryInputs`; what is longer than any value may be is no input. */
export const Inputs = Type.Record(
  Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,29}$' }),
  // Four times the longest value: spaces that were copied along are no fault.
  Type.String({ maxLength: inputMaxLength * 4 }),
  { additionalProperties: false, maxProperties: inputsMax, examples: [{ playerId: '512345678' }] },
)
/** What an order's buyer gave, as buyer and seller read it. */
export const GivenInput = Type.Object({
  key: Type.String({ examples: ['playerId'] }),
  label: Type.String(),
  /** As it was given; the stable name of a choice. */
  value: Type.String(),
  /** As people read it. */
  text: Type.String(),
})
