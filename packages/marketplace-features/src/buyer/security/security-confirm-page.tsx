import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { CodeField } from '@tradepost/ui-kit/code-field'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { AccountName, CurrentPasswordField, type OpenType, ProviderLinks } from '../../credentials/index.ts'
import { readProblems, useBusy } from '../../kernel/index.ts'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import * as css from '../buyer.css.ts'
import { BuyerPage } from '../buyer-page.tsx'

export interface SecurityConfirmPageProps {
  email: string | null
  hasPassword: boolean
  /** Connected providers that can confirm the user's identity. */
  providers: readonly OpenType[]
  next: string
  result?: unknown
}
type Problems = { problems: ReturnType<typeof readProblems> }

function PasswordProof({ email, problems }: { email: string | null } & Problems) {
  const t = useT()
  return (
    <Card>
      <Form method="post" noValidate className={css.section}>
        <Heading level={2} size="md">
          {t('signIn.confirmPassword')}
        </Heading>
        <AccountName email={email ?? ''} />
        <CurrentPasswordField name="password" label={t('account.password')} problems={problems} />
        <div>
          <Button type="submit" name="intent" value="password" loading={useBusy('password')}>
            {t('signIn.confirm')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function CodeProof({ email, sent, problems }: { email: string; sent: boolean } & Problems) {
  const t = useT()
  const busy = useBusy()
  return (
    <Card>
      <Form method="post" noValidate className={css.section}>
        <Heading level={2} size="md">
          {t('signIn.confirmCode')}
        </Heading>
        <Text size={14} tone="muted">
          {sent ? t('account.codeSent', { email }) : t('signIn.confirmCodeLead', { email })}
        </Text>
        {sent ? (
          <>
            <AccountName email={email} />
            <input type="hidden" name="stage" value="code" />
            <CodeField id="code" name="code" label={t('account.code')} error={problems.of('code')} required />
          </>
        ) : null}
        <div>
          <Button type="submit" name="intent" value={sent ? 'code' : 'sendCode'} loading={busy} variant="secondary">
            {t(sent ? 'signIn.confirm' : 'account.sendCode')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** Step-up page: requires a proof of identity before a sensitive action. */
export function SecurityConfirmPage({ email, hasPassword, providers, next, result }: SecurityConfirmPageProps) {
  const t = useT()
  const problems = readProblems(result, { password: t('account.password'), code: t('account.code') })
  const answer = result as { ok?: boolean; sent?: object; values?: Record<string, string> } | undefined
  const sent =
    Boolean(answer?.sent) || answer?.values?.stage === 'code' || problems.codes.includes('code_send_too_soon')
  const nothing = !hasPassword && email === null && providers.length === 0
  return (
    <BuyerPage title={t('signIn.confirmTitle')} lead={t('signIn.confirmLead')}>
      <ErrorSummary title={t('account.problems')} errors={problems.summary} />
      {hasPassword ? <PasswordProof email={email} problems={problems} /> : null}
      {email === null ? null : <CodeProof email={email} sent={sent} problems={problems} />}
      {providers.length > 0 ? (
        <Card>
          <div className={css.section}>
            <Heading level={2} size="md">
              {t('signIn.confirmProvider')}
            </Heading>
            <ProviderLinks providers={providers} purpose="prove" back={next} />
          </div>
        </Card>
      ) : null}
      {nothing ? <Notice tone="warning">{t('signIn.nothingToConfirm')}</Notice> : null}
      <TextLink as={ShopAnchor} href={paths.security()}>
        {t('signIn.back')}
      </TextLink>
    </BuyerPage>
  )
}
