import { asciiDigits } from '@tradepost/domain/typed/digits'
import { forwardRef, type InputHTMLAttributes } from 'react'
import * as field from '../field/field.css.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { cx } from '../styling/cx.ts'
import * as css from './code-field.css.ts'

/** Props of CodeField. */
export type CodeFieldProps = FieldProps &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'children' | 'type' | 'maxLength' | 'pattern' | 'inputMode' | 'autoComplete'
  > & {
    /** Number of digits; six by default. */
    length?: number
    /** Called once, when the code is complete. */
    onComplete?: (code: string) => void
  }

/** A one-time code. One input, so that phones can fill in the code and users can paste it, also with spaces. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { label, labelHidden, hint, error, aside, id, length = 6, onComplete, onChange, ...rest },
  ref,
) {
  const { controlProps, ...ids } = useField({ hint, error }, id)
  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
      <input
        {...rest}
        {...controlProps}
        ref={ref}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={'•'.repeat(length)}
        pattern={`\\s*(\\p{Nd}\\s*){${length}}`}
        className={cx(field.control, css.code)}
        onChange={(event) => {
          const input = event.currentTarget
          // A change of the text during composition would break East Asian input methods.
          if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing) return
          const digits = asciiDigits(input.value).replace(/\D/g, '').slice(0, length)
          if (digits !== input.value) input.value = digits
          onChange?.(event)
          if (digits.length === length) onComplete?.(digits)
        }}
      />
    </Field>
  )
})
