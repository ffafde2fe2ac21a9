import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { CodeField } from '@tradepost/ui-kit/code-field'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { AccountName, NewPasswordFields } from '../credentials/index.ts'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './account-frame.css.ts'
import { AccountFrame } from './account-frame.tsx'
import { CodeSentNote, ResendCode } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import type { CodeSent } from './send-code.ts'
import { codeStage } from './stage.ts'

interface Ticket {
  ticket: string
  email: string
}

function ticketOf(result: unknown): Ticket | null {
  const answer = result as
    | { ok?: boolean; ticket?: string; email?: string; values?: Record<string, string> }
    | undefined
  const { ticket, email } = (answer?.ok ? answer : answer?.values) ?? {}
  return ticket && email ? { ticket, email } : null
}

function CheckCode({ stage, result }: { stage: CodeSent; result: unknown }) {
  const t = useT()
  const problems = readProblems(result, {
    code: t('account.code'),
    newPassword: t('account.newPassword'),
    repeatPassword: t('account.repeatPassword'),
  })
  return (
    <>
      <CodeSentNote email={stage.email} />
      <Form method="post" noValidate>
        <AccountName email={stage.email} />
        <input type="hidden" name="stage" value="code" />
        <FormBody>
          <ErrorSummary title={t('account.problems')} errors={problems.summary} />
          <CodeField id="code" name="code" label={t('account.code')} error={problems.of('code')} required />
          <Button type="submit" name="intent" value="checkCode" fullWidth size="lg" loading={useBusy('checkCode')}>
            {t('account.checkCode')}
          </Button>
        </FormBody>
      </Form>
      <div className={css.row}>
        <ResendCode email={stage.email} seconds={stage.resendAfterSeconds} />
        <TextLink href="">{t('account.otherEmail')}</TextLink>
      </div>
    </>
  )
}

function SavePassword({ ticket, result }: { ticket: Ticket; result: unknown }) {
  const t = useT()
  const problems = readProblems(result, {
    code: t('account.code'),
    newPassword: t('account.newPassword'),
    repeatPassword: t('account.repeatPassword'),
  })
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="ticket" value={ticket.ticket} />
      <AccountName email={ticket.email} />
      <FormBody>
        <ErrorSummary title={t('account.problems')} errors={problems.summary} />
        <NewPasswordFields problems={problems} />
        <Button type="submit" name="intent" value="save" fullWidth size="lg" loading={useBusy('save')}>
          {t('account.savePassword')}
        </Button>
      </FormBody>
    </Form>
  )
}

/** Form to reset a forgotten password, in three steps: email, code, new password. */
export function ResetPasswordPage({ result }: { result?: unknown }) {
  const t = useT()
  const ticket = ticketOf(result)
  const stage = codeStage(result)
  return (
    <AccountFrame title={t('account.resetTitle')} lead={t(ticket ? 'account.chooseLead' : 'account.resetLead')}>
      {ticket ? (
        <SavePassword ticket={ticket} result={result} />
      ) : stage ? (
        <CheckCode stage={stage} result={result} />
      ) : (
        <EmailStep result={result} submit={t('account.sendCode')} />
      )}
      <div className={css.foot}>
        <TextLink as={ShopAnchor} href={paths.login()}>
          {t('account.backToLogin')}
        </TextLink>
      </div>
    </AccountFrame>
  )
}
