import { Form } from '@remix-run/react'
import { emailMaxLength } from '@tradepost/domain/account/email-address'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { ReactNode } from 'react'
import { readProblems, useBusy } from '../kernel/index.ts'

interface EmailStepProps {
  result: unknown
  submit: string
  hint?: ReactNode
  /** The visitor has no account yet, so the browser does not suggest saved user names. */
  newcomer?: boolean
}

/** Form for the email address to send a code to. The first step of every form with a code. */
export function EmailStep({ result, submit, hint, newcomer = false }: EmailStepProps) {
  const t = useT()
  const problems = readProblems(result, { email: t('account.email') })
  return (
    <Form method="post" noValidate>
      <FormBody>
        <ErrorSummary title={t('account.problems')} errors={problems.summary} />
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete={newcomer ? 'email' : 'username'}
          label={t('account.email')}
          hint={hint}
          defaultValue={problems.value('email')}
          error={problems.of('email')}
          maxLength={emailMaxLength}
          required
        />
        <Button type="submit" name="intent" value="sendCode" fullWidth size="lg" loading={useBusy('sendCode')}>
          {submit}
        </Button>
      </FormBody>
    </Form>
  )
}
