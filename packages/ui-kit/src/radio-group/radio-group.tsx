import type { ReactNode } from 'react'
import * as field from '../field/field.css.ts'
import { FieldError, useField } from '../field/field.tsx'
import { cx } from '../styling/cx.ts'
import { isolate } from '../text/isolate.tsx'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './radio-group.css.ts'

/** One choice of a RadioGroup. */
export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Content at the end of the line, such as a price or a picture. */
  end?: ReactNode
  disabled?: boolean
}

/** Props of RadioGroup. */
export type RadioGroupProps = {
  name: string
  label: string
  labelHidden?: boolean
  options: readonly RadioOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: (value: string) => void
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  /** `rows` and `cards` frame each choice; `list` does not. */
  layout?: keyof typeof css.layouts
  id?: string
  className?: string
}

const OptionTitle = ({ label, hint }: RadioOption) => (
  <span className={css.title}>
    {label}
    {hint ? <span className={css.hint}>{hint}</span> : null}
  </span>
)

/** A group of radio buttons with a legend. */
export const RadioGroup = ({
  name,
  label,
  labelHidden = false,
  options,
  value,
  defaultValue,
  onValueChange,
  hint,
  error,
  required,
  layout = 'list',
  id,
  className,
}: RadioGroupProps) => {
  const { controlProps, hintId, errorId } = useField({ hint, error }, id)
  return (
    <fieldset
      id={controlProps.id}
      className={cx(css.group, className)}
      aria-describedby={controlProps['aria-describedby']}
    >
      <legend className={labelHidden ? undefined : css.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      {hint ? (
        <div id={hintId} className={field.hint}>
          {hint}
        </div>
      ) : null}
      <div className={css.layouts[layout]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(field.choice, layout === 'list' ? css.plainTitle : field.boxedChoice)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              aria-invalid={controlProps['aria-invalid']}
              className={cx(field.mark, css.dot)}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={() => onValueChange?.(option.value)}
            />
            {option.end ? (
              <span className={css.words}>
                <OptionTitle {...option} />
                <span className={css.end}>{isolate(option.end)}</span>
              </span>
            ) : option.hint || layout !== 'list' ? (
              <OptionTitle {...option} />
            ) : (
              option.label
            )}
          </label>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  )
}
