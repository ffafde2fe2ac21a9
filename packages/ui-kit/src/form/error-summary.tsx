import { useEffect, useRef } from 'react'
import * as css from './form.css.ts'

/** One error. `fieldId` is the id of its control. */
export type FormError = { message: string; fieldId?: string }

/** Props of ErrorSummary. */
export type ErrorSummaryProps = { title: string; errors: readonly FormError[] }

/** Lists all errors of a form, above the form. Takes the focus when the errors appear. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const any = errors.length > 0
  useEffect(() => {
    if (any) box.current?.focus()
  }, [any])
  if (!any) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.summary}>
      <p className={css.summaryTitle}>{title}</p>
      <ul className={css.summaryList}>
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} className={css.summaryLink}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
