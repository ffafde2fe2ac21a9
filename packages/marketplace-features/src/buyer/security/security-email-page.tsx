import { Form } from '@remix-run/react'
import { emailMaxLength } from '@tradepost/domain/account/email-address'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { CodeField } from '@tradepost/ui-kit/code-field'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { readProblems, useBusy } from '../../kernel/index.ts'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import * as css from '../buyer.css.ts'
import { BuyerPage } from '../buyer-page.tsx'

export interface SecurityEmailPageProps {
  email: string | null
  canUnbind: boolean
  result?: unknown
}
type Problems = { problems: ReturnType<typeof readProblems> }

function AddressStep({ bound, problems }: { bound: string | null } & Problems) {
  const t = useT()
  return (
    <Card>
      <Form method="post" noValidate className={css.section}>
        <Text size={14} tone="muted">
          {t(bound ? 'signIn.emailLead' : 'signIn.emailLeadFirst')}
        </Text>
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          label={t('signIn.newEmail')}
          defaultValue={problems.value('email')}
          error={problems.of('email')}
          maxLength={emailMaxLength}
          required
        />
        <div>
          <Button type="submit" name="intent" value="sendBind" loading={useBusy('sendBind')}>
            {t('account.sendCode')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function UnbindStep({ email }: { email: string }) {
  const t = useT()
  return (
    <Card>
      <Form method="post" className={css.section}>
        <Heading level={2} size="md">
          {t('signIn.unbindTitle')}
        </Heading>
        <Text size={14} tone="muted">
          {t('signIn.unbindLead', { email })}
        </Text>
        <div>
          <Button type="submit" name="intent" value="sendUnbind" variant="secondary" loading={useBusy('sendUnbind')}>
            {t('account.sendCode')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function CodesStep({ bound, email, problems }: { bound: string | null; email: string } & Problems) {
  const t = useT()
  const fields: [string, string][] = [
    ...(email ? [['code', email] as [string, string]] : []),
    ...(bound ? [['currentCode', bound] as [string, string]] : []),
  ]
  return (
    <Card>
      <Form method="post" noValidate className={css.section}>
        <input type="hidden" name="email" value={email} />
        {fields.map(([name, address]) => (
          <CodeField
            key={name}
            id={name}
            name={name}
            label={t('signIn.emailCodeFor', { email: address })}
            error={problems.of(name)}
            required
          />
        ))}
        <div>
          <Button type="submit" name="intent" value="bind" loading={useBusy('bind')}>
            {t(email ? 'signIn.emailBind' : 'signIn.unbind')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** Forms to bind, change or remove the email of the account. */
export function SecurityEmailPage({ email, canUnbind, result }: SecurityEmailPageProps) {
  const t = useT()
  const problems = readProblems(result, { email: t('signIn.newEmail'), code: t('account.code') })
  const answer = result as { sent?: { email: string }; values?: Record<string, string> } | undefined
  const target = answer?.sent?.email ?? (answer?.values?.stage === 'code' ? (answer.values.email ?? '') : null)
  return (
    <BuyerPage title={t('signIn.emailTitle')} lead={email ? t('signIn.emailRow', { email }) : t('signIn.emailNone')}>
      <ErrorSummary title={t('account.problems')} errors={problems.summary} />
      {target === null ? (
        <>
          <AddressStep bound={email} problems={problems} />
          {canUnbind && email ? <UnbindStep email={email} /> : null}
        </>
      ) : (
        <CodesStep bound={email} email={target} problems={problems} />
      )}
      <TextLink as={ShopAnchor} href={paths.security()}>
        {t('signIn.back')}
      </TextLink>
    </BuyerPage>
  )
}
