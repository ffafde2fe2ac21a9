import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import * as css from './switch.css.ts'

/** Props of Switch. */
export type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'role' | 'children'
> & {
  label: ReactNode
  hint?: ReactNode
}

/** A switch for a setting that takes effect immediately. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch({ label, hint, ...rest }, ref) {
  return (
    <label className={css.row}>
      <span className={css.words}>
        {label}
        {hint ? <span className={css.hint}>{hint}</span> : null}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state */}
      <input {...rest} ref={ref} type="checkbox" role="switch" className={css.track} />
    </label>
  )
})
