import { forwardRef, type TextareaHTMLAttributes } from 'react'
import * as field from '../field/field.css.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { limitInput } from '../field/limit-input.ts'
import { cx } from '../styling/cx.ts'
import * as css from './text-area.css.ts'

/** Props of TextArea. */
export type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style' | 'children'> & {
    /** `line` has the height of one line at first and grows to five lines. */
    look?: 'box' | 'line'
  }

/** Sets the height to that of the text, for browsers without the CSS property `field-sizing`. */
function grow(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

/** A field for several lines, whose height grows with the text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, labelHidden, hint, error, aside, id, onChange, look = 'box', rows = look === 'line' ? 1 : 4, ...rest },
  ref,
) {
  const { controlProps, ...ids } = useField({ hint, error }, id)
  return (
    <Field ids={ids} label={label} labelHidden={labelHidden} hint={hint} error={error} aside={aside}>
      <textarea
        {...rest}
        {...controlProps}
        ref={ref}
        rows={rows}
        className={cx(field.control, look === 'line' ? css.line : css.area)}
        onChange={(event) => {
          limitInput(event, { maxLength: rest.maxLength })
          if (look === 'line') grow(event.currentTarget)
          onChange?.(event)
        }}
      />
    </Field>
  )
})
