import { useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { PasswordField } from '@tradepost/ui-kit/password-field'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { DeskAnchor } from '../desk-anchor.tsx'
import { paths } from '../paths.ts'
import type { readRefusal } from '../refusal.ts'
import { useDesk } from '../use-desk.tsx'
import { PasskeyField } from './passkey-field.tsx'

interface IdentityFieldsProps {
  refusal: ReturnType<typeof readRefusal>
  side?: 'seller' | 'staff'
  /** Prefix of the ids, where a page has several of these forms. */
  prefix?: string
  hint?: string
  /** True in the form that sets the second factor up. */
  toEnrol?: boolean
}

/** The fields that confirm the identity: the password, and a passkey or a code if the last proof of the second factor is too old. */
export function IdentityFields({ refusal, side = 'seller', prefix = '', hint, toEnrol = false }: IdentityFieldsProps) {
  const t = useT()
  const { factorAsked, hasPasskey } = useDesk().factor
  const [isAnswered, setIsAnswered] = useState(false)
  if (factorAsked === 'enrolment' && !toEnrol)
    return (
      <Notice tone="warning">
        <DeskAnchor href={paths.security(side)}>{t('errors.factor_enrolment_required')}</DeskAnchor>
      </Notice>
    )
  return (
    <>
      <PasswordField
        id={`${prefix}identityPassword`}
        name="identityPassword"
        label={t('desk.password')}
        hint={hint}
        autoComplete="current-password"
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        error={refusal.of('identityPassword')}
        required
      />
      {factorAsked === 'code' && hasPasskey ? <PasskeyField side={side} onAnswer={setIsAnswered} /> : null}
      {factorAsked === 'code' ? (
        <TextField
          id={`${prefix}code`}
          name="code"
          label={t('factor.code')}
          hint={t('factor.code-hint')}
          autoComplete="one-time-code"
          inputMode="text"
          error={refusal.of('code')}
          required={!isAnswered}
        />
      ) : null}
    </>
  )
}
