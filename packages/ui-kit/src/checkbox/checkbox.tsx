import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import * as field from '../field/field.css.ts'
import { FieldError, useField } from '../field/field.tsx'
import { cx } from '../styling/cx.ts'
import * as css from './checkbox.css.ts'

/** Props of Checkbox. */
export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'children'> & {
  /** The label of the checkbox. May contain links. */
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  /** Content at the end of the line, such as a count. */
  end?: ReactNode
}

/** A checkbox with its label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, hint, error, end, id, ...rest },
  ref,
) {
  const { controlProps, hintId, errorId } = useField({ hint, error }, id)
  const words = (
    <>
      {typeof label === 'string' ? label : <span>{label}</span>}
      {end ? <span className={css.end}>{end}</span> : null}
    </>
  )
  const choice = (
    <label className={cx(field.choice, css.words, end && !hint && css.withEnd)}>
      <input {...rest} {...controlProps} ref={ref} type="checkbox" className={cx(field.mark, css.box)} />
      {hint ? (
        <span>
          {end ? <span className={css.row}>{words}</span> : label}
          <span id={hintId} className={css.hint}>
            {hint}
          </span>
        </span>
      ) : (
        words
      )}
    </label>
  )
  return error ? (
    <div className={field.field}>
      {choice}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  ) : (
    choice
  )
})
