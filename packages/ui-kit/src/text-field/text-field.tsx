import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import * as css from '../field/field.css.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { limitInput } from '../field/limit-input.ts'
import { type IconShape, iconBefore } from '../icon/index.ts'
import { cx } from '../styling/cx.ts'

/** Props of TextField. */
export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'children'> & {
    /** Removes spaces around the value while the user types. */
    trimOnChange?: boolean
    icon?: IconShape
    /** A small control at the end of the field, inside its frame. */
    trailing?: ReactNode
  }

/** A field for one line of text. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelHidden, hint, error, aside, id, trimOnChange, icon, trailing, onChange, type = 'text', ...rest },
  ref,
) {
  const { controlProps, ...ids } = useField({ hint, error }, id)
  const input = (
    <input
      {...rest}
      {...controlProps}
      ref={ref}
      type={type}
      className={cx(css.control, icon && css.withLeading, trailing && css.withTrailing)}
      onChange={(event) => {
        limitInput(event, { maxLength: rest.maxLength, trimOnChange })
        onChange?.(event)
      }}
    />
  )
  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
      {icon || trailing ? (
        <div className={cx(css.wrapped, icon && css.leadingIcon, icon && iconBefore(icon, 18))}>
          {input}
          {trailing ? <span className={css.trailingSlot}>{trailing}</span> : null}
        </div>
      ) : (
        input
      )}
    </Field>
  )
})
