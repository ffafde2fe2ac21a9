import { readTypedWhole } from '@tradepost/domain/typed/typed-number'
import { type KeyboardEvent, useState } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { Icon } from '../icon/index.ts'
import { MinusIcon, PlusIcon } from '../icons/index.ts'
import * as css from './quantity-stepper.css.ts'

/** Props of QuantityStepper. */
export type QuantityStepperProps = FieldProps & {
  name?: string
  id?: string
  value?: number
  defaultValue?: number
  /** Called with a whole number inside the limits. */
  onValueChange?: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
  increaseLabel: string
  decreaseLabel: string
  form?: string
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.trunc(value)))

/** A field for a quantity, typed in digits of any script or changed by buttons. Without script, a plain input. */
export const QuantityStepper = ({
  label,
  labelHidden,
  hint,
  error,
  aside,
  name,
  id,
  value,
  defaultValue,
  onValueChange,
  min = 1,
  max = 9999,
  disabled = false,
  increaseLabel,
  decreaseLabel,
  form,
}: QuantityStepperProps) => {
  const { controlProps, ...ids } = useField({ hint, error }, id)
  const [internal, setInternal] = useState(defaultValue ?? min)
  // The text while the user types, which may be empty or incomplete. It is corrected on blur.
  const [draft, setDraft] = useState<string | undefined>()
  const current = value ?? internal

  const settle = (next: number) => {
    setDraft(undefined)
    const settled = clamp(Number.isFinite(next) ? next : current, min, max)
    if (settled === current) return
    setInternal(settled)
    onValueChange?.(settled)
  }

  const onArrow = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    settle((readTypedWhole(draft ?? '') ?? current) + step)
  }

  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
      <div className={css.frame}>
        <button
          type="button"
          className={css.step}
          aria-label={decreaseLabel}
          disabled={disabled || current <= min}
          onClick={() => settle(current - 1)}
        >
          <Icon shape={MinusIcon} size={16} />
        </button>
        <input
          {...controlProps}
          // Not type="number", which drops digits of other scripts and thousands separators.
          type="text"
          role="spinbutton"
          aria-valuenow={current}
          aria-valuemin={min}
          aria-valuemax={max}
          inputMode="numeric"
          pattern="\s*\p{Nd}{1,15}\s*"
          autoComplete="off"
          name={name}
          form={form}
          disabled={disabled}
          value={draft ?? String(current)}
          className={css.input}
          onChange={(event) => {
            const typed = event.currentTarget.value
            const number = readTypedWhole(typed)
            if (number !== null && number >= min && number <= max) settle(number)
            else setDraft(typed)
          }}
          onKeyDown={onArrow}
          onBlur={() => draft !== undefined && settle(readTypedWhole(draft) ?? current)}
        />
        <button
          type="button"
          className={css.step}
          aria-label={increaseLabel}
          disabled={disabled || current >= max}
          onClick={() => settle(current + 1)}
        >
          <Icon shape={PlusIcon} size={16} />
        </button>
      </div>
    </Field>
  )
}
