import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { LogOutIcon } from '@tradepost/ui-kit/icons'
import { PasswordField } from '@tradepost/ui-kit/password-field'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { NewPasswordFields } from '../account-parts/index.ts'
import { readProblems, useBusy } from '../context/index.ts'
import { paths } from '../paths/index.ts'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'

export interface SecurityPageProps {
  hasPassword: boolean
  email: string
  /** Changes with every answer, so that no typed password stays in the form. */
  formKey: string
  result?: unknown
}

/** The password of the account and the session of this device. */
export function SecurityPage({ hasPassword, email, formKey, result }: SecurityPageProps) {
  const t = useT()
  const problems = readProblems(result, {
    oldPassword: t('account.currentPassword'),
    newPassword: t('account.newPassword'),
    repeatPassword: t('account.repeatPassword'),
  })
  const busy = useBusy('password')
  const title = t(hasPassword ? 'account.changePassword' : 'account.setPassword')
  return (
    <BuyerPage title={t('account.security')} lead={t('account.securityLead')}>
      <Card>
        <Form key={formKey} method="post" noValidate className={css.section}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text size={14} tone="muted">
            {t(hasPassword ? 'account.changeLead' : 'account.setPasswordLead')}
          </Text>
          <ErrorSummary title={t('account.problems')} errors={problems.summary} />
          <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
          {hasPassword ? (
            <PasswordField
              id="oldPassword"
              name="oldPassword"
              autoComplete="current-password"
              label={t('account.currentPassword')}
              showLabel={t('account.showPassword')}
              hideLabel={t('account.hidePassword')}
              error={problems.of('oldPassword')}
              maxLength={128}
              required
            />
          ) : (
            <input type="hidden" name="first" value="yes" />
          )}
          <NewPasswordFields problems={problems} />
          <div>
            <Button type="submit" name="intent" value="password" loading={busy}>
              {title}
            </Button>
          </div>
        </Form>
      </Card>
      <Card>
        <Form method="post" action={paths.logout()} className={css.section}>
          <Heading level={2} size="md">
            {t('account.sessionTitle')}
          </Heading>
          <Text size={14} tone="muted">
            {t('account.sessionLead', { email })}
          </Text>
          <div>
            <Button type="submit" variant="secondary" icon={LogOutIcon} directional>
              {t('account.logOut')}
            </Button>
          </div>
        </Form>
      </Card>
    </BuyerPage>
  )
}
