import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { CodeField } from '@tradepost/ui-kit/code-field'
import { FormBody } from '@tradepost/ui-kit/form'
import { PasswordField } from '@tradepost/ui-kit/password-field'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useEffect } from 'react'
import { LonePage } from '../frame/index.ts'
import { keepSentDrafts, Problems, readRefusal, useBusy, useDesk } from '../kernel/index.ts'

interface SignInPageProps {
  result?: unknown
  side?: 'seller' | 'staff'
  /** True if the person came by the link of an invitation, and so may have no account yet. */
  isInvited?: boolean
}

/** The form to sign in with the account of the shop. */
export function SignInPage({ result, side = 'seller', isInvited = false }: SignInPageProps) {
  const t = useT()
  const { shop } = useDesk()
  const refusal = readRefusal(result)
  const busy = useBusy()
  const isStaff = side === 'staff'
  // The session may have been over when a form was sent.
  useEffect(keepSentDrafts, [])
  const needsCode = refusal.codes.some((code) => code === 'login_proof_needed' || code === 'code_wrong')
  return (
    <LonePage
      title={t(isStaff ? 'desk.staff-sign-in-title' : 'desk.sign-in-title', { shop: shop.name })}
      lead={t(isStaff ? 'desk.staff-sign-in-lead' : 'desk.sign-in-lead', { shop: shop.name })}
    >
      <Form method="post" noValidate>
        <FormBody>
          <Problems refusal={refusal} />
          <TextField
            id="email"
            name="email"
            type="email"
            label={t('desk.email')}
            autoComplete="username"
            defaultValue={refusal.value('email')}
            error={refusal.of('email')}
            required
          />
          {needsCode ? (
            <CodeField id="code" name="code" label={t('account.withCode')} error={refusal.of('code')} required />
          ) : (
            <PasswordField
              id="password"
              name="password"
              label={t('desk.password')}
              autoComplete="current-password"
              error={refusal.of('password')}
              showLabel={t('account.showPassword')}
              hideLabel={t('account.hidePassword')}
              required
            />
          )}
          <Button loading={busy} fullWidth>
            {t('desk.sign-in')}
          </Button>
        </FormBody>
      </Form>
      {isInvited ? (
        <>
          <p>{t('staffDesk.no-account', { shop: shop.name })}</p>
          <ButtonLink href={`${shop.origin}/signup`} variant="secondary" fullWidth>
            {t('staffDesk.create-account')}
          </ButtonLink>
        </>
      ) : null}
    </LonePage>
  )
}
