import { forwardRef, useState } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { EyeIcon, EyeOffIcon } from '../icons/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { onlyWithScript } from './password-field.css.ts'

/** Props of PasswordField. */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'icon' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
  showLabel: string
  hideLabel: string
}

/** A password field with a button to show the password. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { showLabel, hideLabel, ...rest },
  ref,
) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      {...(shown ? { autoCapitalize: 'none' } : {})}
      {...rest}
      ref={ref}
      type={shown ? 'text' : 'password'}
      trailing={
        <span className={onlyWithScript}>
          <IconButton
            icon={shown ? EyeOffIcon : EyeIcon}
            label={shown ? hideLabel : showLabel}
            size="sm"
            onClick={() => setShown(!shown)}
          />
        </span>
      }
    />
  )
})
