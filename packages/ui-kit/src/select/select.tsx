import { forwardRef, type ReactNode, type SelectHTMLAttributes } from 'react'
import * as field from '../field/field.css.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { iconBefore } from '../icon/index.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import { cx } from '../styling/cx.ts'
import * as css from './select.css.ts'

/** One choice of a Select. */
export type SelectOption = { value: string; label: string; disabled?: boolean }

/** Props of Select. */
export type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'size' | 'multiple'> & {
    /** The choices. Alternatively, pass `<option>` and `<optgroup>` as children. */
    options?: readonly SelectOption[]
    /** Text of the first option, which has an empty value. */
    placeholder?: string
    size?: keyof typeof css.sizes
    children?: ReactNode
  }

/** A native select with label, hint and error. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, labelHidden, hint, error, aside, id, options = [], placeholder, size = 'md', children, ...rest },
  ref,
) {
  const { controlProps, ...ids } = useField({ hint, error }, id)
  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
      <div className={cx(field.wrapped, css.arrow, iconBefore(ChevronDownIcon, 18))}>
        <select {...rest} {...controlProps} ref={ref} className={cx(field.control, css.select, css.sizes[size])}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      </div>
    </Field>
  )
})
