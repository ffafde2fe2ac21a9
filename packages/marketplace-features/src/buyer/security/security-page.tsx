import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { AccountName, CurrentPasswordField, NewPasswordFields, type OpenType } from '../../credentials/index.ts'
import { readProblems, useBusy } from '../../kernel/index.ts'
import { ShopAnchor } from '../../kernel/paths/index.ts'
import { signInPaths } from '../../kernel/paths/sign-in-paths.ts'
import * as css from '../buyer.css.ts'
import { BuyerPage } from '../buyer-page.tsx'
import { DataCard } from './data-card.tsx'
import { LinkedCard } from './linked-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

type Methods = CallData<typeof calls.signIn.signInMethods>

export interface SecurityPageProps {
  methods: Methods
  sessions: CallData<typeof calls.signIn.sessionList>
  /** Providers that are set up in this shop. */
  providers: readonly OpenType[]
  /** Changes with every load, which clears typed passwords. */
  formKey: string
  result?: unknown
}

function PasswordCard({ methods, formKey, problems }: Pick<SecurityPageProps, 'methods' | 'formKey'> & Problems) {
  const t = useT()
  const busy = useBusy('password')
  const { hasPassword, email } = methods
  const title = t(hasPassword ? 'account.changePassword' : 'account.setPassword')
  return (
    <Card>
      <Form key={formKey} method="post" noValidate className={css.section}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text size={14} tone="muted">
          {t(hasPassword ? 'account.changeLead' : 'account.setPasswordLead')}
        </Text>
        <AccountName email={email ?? ''} />
        {hasPassword ? (
          <CurrentPasswordField name="oldPassword" label={t('account.currentPassword')} problems={problems} />
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
  )
}
type Problems = { problems: ReturnType<typeof readProblems> }

function EmailCard({ email }: { email: string | null }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="email-address">
      <div className={css.section}>
        <Heading level={2} size="md" id="email-address">
          {t('signIn.emailTitle')}
        </Heading>
        <Text size={14} tone="muted">
          {email ? t('signIn.emailRow', { email }) : t('signIn.emailNone')}
        </Text>
        <div>
          <ButtonLink as={ShopAnchor} href={signInPaths.email()} variant="secondary">
            {t(email ? 'signIn.emailChange' : 'signIn.emailBind')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

/** Password, email, connected providers, sessions and data of the account. */
export function SecurityPage({ methods, sessions, providers, formKey, result }: SecurityPageProps) {
  const t = useT()
  const problems = readProblems(result, {
    oldPassword: t('account.currentPassword'),
    newPassword: t('account.newPassword'),
    repeatPassword: t('account.repeatPassword'),
  })
  return (
    <BuyerPage title={t('account.security')} lead={t('account.securityLead')}>
      <ErrorSummary title={t('account.problems')} errors={problems.summary} />
      <PasswordCard methods={methods} formKey={formKey} problems={problems} />
      <EmailCard email={methods.email} />
      <LinkedCard identities={methods.identities} providers={providers} />
      <SessionsCard sessions={sessions} />
      <DataCard />
    </BuyerPage>
  )
}
