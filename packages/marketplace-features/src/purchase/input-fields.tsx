import type { DeliveryInput } from '@tradepost/contract'
import { inputField } from '@tradepost/domain/order/delivery-inputs'
import { useT } from '@tradepost/i18n/react'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'

interface InputFieldsProps {
  inputs: readonly DeliveryInput[]
  /** Prefix of the fields' names: `inputs`, or `inputs.<offer>` if several offers have inputs. */
  prefix: string
  values: Readonly<Record<string, string>>
  problems: { of: (field: string) => string | undefined; value: (field: string) => string | undefined }
}

/** The delivery fields. The gateway checks them by the same rule. */
export function InputFields({ inputs, prefix, values, problems }: InputFieldsProps) {
  const t = useT()
  return inputs.map((input) => {
    const { key, shape, choices, required, help, maxLength } = input
    const name = inputField(prefix, key)
    const [only] = choices
    const value = problems.value(name) ?? values[key]
    const ofField = {
      id: name,
      name,
      label: required ? input.label : t('inputs.optional', { label: input.label }),
      error: problems.of(name),
      required,
      autoComplete: 'off',
      ...(help === null ? {} : { hint: help }),
    }
    if (shape === 'choice') {
      // A single choice is preselected, but still shown, so that buyers can check that it suits them.
      const single = choices.length === 1 && required ? only : undefined
      return (
        <Select
          key={key}
          {...ofField}
          {...(single ? {} : { placeholder: t('inputs.choose') })}
          options={choices}
          defaultValue={single?.value ?? value ?? ''}
        />
      )
    }
    return (
      <TextField
        key={key}
        {...ofField}
        defaultValue={value ?? ''}
        dir={shape === 'name' ? 'auto' : 'ltr'}
        inputMode={shape === 'digits' ? 'numeric' : 'text'}
        autoCapitalize="off"
        spellCheck={false}
        // Twice the maximum, because a pasted id may contain spaces.
        maxLength={maxLength * 2}
      />
    )
  })
}
