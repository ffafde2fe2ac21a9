import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/index.ts'
import { CircleAlertIcon } from '../icons/index.ts'
import { hidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './field.css.ts'

/** Props of every labelled control. */
export type FieldProps = {
  label: string
  /** Shows the label to screen readers only. */
  labelHidden?: boolean
  hint?: ReactNode
  /** Shown below the control, which is marked invalid. */
  error?: string | null | undefined
  /** A word such as “optional”, at the end of the label's line. */
  aside?: ReactNode
}

/** Ids and attributes that connect a control to its label, hint and error. */
export const useField = ({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, givenId: string | undefined) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return {
    id,
    hintId,
    errorId,
    controlProps: { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined },
  }
}

type Ids = Pick<ReturnType<typeof useField>, 'id' | 'hintId' | 'errorId'>

/** Error message below a control. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={css.error}>
    <span className={css.errorIcon}>
      <Icon shape={CircleAlertIcon} size={16} />
    </span>
    <span>{children}</span>
  </p>
)

/** Frame of a control: the label above, hint and error below. */
export const Field = ({
  ids,
  labelId,
  label,
  labelHidden = false,
  hint,
  error,
  aside,
  children,
}: FieldProps & {
  ids: Ids
  /** The id of the label, for a control that is no form element and names its label itself. */
  labelId?: string
  children: ReactNode
}) => {
  const labelled = (className: string) =>
    labelId ? (
      <span id={labelId} className={className}>
        {label}
      </span>
    ) : (
      <label htmlFor={ids.id} className={className}>
        {label}
      </label>
    )
  return (
    <div className={css.field}>
      {labelHidden ? (
        labelled(hidden)
      ) : aside ? (
        <div className={css.labelRow}>
          {labelled(css.label)}
          <span className={css.optional}>{aside}</span>
        </div>
      ) : (
        labelled(css.aloneInLine)
      )}
      {children}
      {hint ? (
        <div id={ids.hintId} className={css.hint}>
          {hint}
        </div>
      ) : null}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </div>
  )
}
