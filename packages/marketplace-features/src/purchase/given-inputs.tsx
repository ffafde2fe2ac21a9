import type { DeliveryInput, GivenInput } from '@tradepost/contract'
import { DescriptionList } from '@tradepost/ui-kit/description-list'

/** The delivery inputs as readable text. */
export function GivenInputs({ inputs }: { inputs: readonly Pick<GivenInput, 'key' | 'label' | 'text'>[] }) {
  if (inputs.length === 0) return null
  return <DescriptionList items={inputs.map(({ label, text }) => ({ term: label, value: <bdi>{text}</bdi> }))} />
}

/** The delivery inputs of a cart's line, by the labels of their fields. */
export const givenOf = (fields: readonly DeliveryInput[], values: Readonly<Record<string, string>>) =>
  fields.flatMap(({ key, label, choices }) => {
    const value = values[key]
    if (!value) return []
    return [{ key, label, text: choices.find((choice) => choice.value === value)?.label ?? value }]
  })
