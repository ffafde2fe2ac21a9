import { useT } from '@tradepost/i18n/react'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'
import type { SellerBrandCategory } from './load-new-offer.ts'

interface AttributeFieldsProps {
  attributes: readonly (SellerBrandCategory['attributes'][number] & { value?: string | null })[]
  refusal: ReturnType<typeof readRefusal>
}

const numberType = 3

/** One field for each attribute of the goods: a choice, a number or a text. */
export function AttributeFields({ attributes, refusal }: AttributeFieldsProps) {
  const t = useT()
  return attributes.map(({ id, name, attrType, required, choices, value }) => {
    const field = `attribute-${id}`
    const typed = refusal.value(field) ?? value ?? ''
    if (choices.length === 0)
      return (
        <TextField
          key={id}
          id={field}
          name={field}
          dir="auto"
          label={name}
          inputMode={attrType === numberType ? 'decimal' : 'text'}
          maxLength={200}
          defaultValue={typed}
          error={refusal.of(field)}
          required={required}
        />
      )
    // A value that was removed from the choices stays until another one is chosen.
    const isOther = typed !== '' && choices.every((choice) => choice.value !== typed)
    return (
      <Select
        key={id}
        id={field}
        name={field}
        label={name}
        defaultValue={typed}
        error={refusal.of(field)}
        required={required}
        options={[
          { value: '', label: t('offerForm.attribute-none') },
          ...(isOther ? [{ value: typed, label: typed }] : []),
          ...choices.map((choice) => ({ value: choice.value, label: choice.name })),
        ]}
      />
    )
  })
}
