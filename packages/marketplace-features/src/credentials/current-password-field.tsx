import { passwordLength } from '@tradepost/domain/account/password-rule'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { PasswordField } from '@tradepost/ui-kit/password-field'
import type { readProblems } from '../kernel/index.ts'

interface CurrentPasswordFieldProps {
  name: 'password' | 'oldPassword'
  label: string
  problems: ReturnType<typeof readProblems>
}

/** Field for the current password. */
export function CurrentPasswordField({ name, label, problems }: CurrentPasswordFieldProps) {
  const t = useT()
  return (
    <PasswordField
      id={name}
      name={name}
      autoComplete="current-password"
      label={label}
      showLabel={t('account.showPassword')}
      hideLabel={t('account.hidePassword')}
      error={problems.of(name)}
      maxLength={mostTyped(passwordLength.max)}
      required
    />
  )
}
