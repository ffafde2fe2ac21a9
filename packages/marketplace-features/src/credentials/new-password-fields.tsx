import { passwordLength } from '@tradepost/domain/account/password-rule'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { PasswordField } from '@tradepost/ui-kit/password-field'
import { passwordRange, type readProblems } from '../kernel/index.ts'

/** Fields for a new password and its repetition. */
export function NewPasswordFields({ problems }: { problems: ReturnType<typeof readProblems> }) {
  const t = useT()
  const labels = { showLabel: t('account.showPassword'), hideLabel: t('account.hidePassword') }
  return (
    <>
      <PasswordField
        id="newPassword"
        name="newPassword"
        autoComplete="new-password"
        label={t('account.newPassword')}
        hint={t('account.passwordHint', { n: passwordRange })}
        error={problems.of('newPassword')}
        maxLength={mostTyped(passwordLength.max)}
        required
        {...labels}
      />
      <PasswordField
        id="repeatPassword"
        name="repeatPassword"
        autoComplete="new-password"
        label={t('account.repeatPassword')}
        error={problems.of('repeatPassword')}
        maxLength={mostTyped(passwordLength.max)}
        required
        {...labels}
      />
    </>
  )
}
