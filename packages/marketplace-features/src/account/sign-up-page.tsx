import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { mostTyped, textLimits } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { CodeField } from '@tradepost/ui-kit/code-field'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Text } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { AccountName, NewPasswordFields, type OpenType, OtherWays } from '../credentials/index.ts'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { LegalLinks } from '../page/index.ts'
import * as css from './account-frame.css.ts'
import { AccountFrame } from './account-frame.tsx'
import { CodeSentNote, ResendCode } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { InPlaceAnchor } from './in-place-anchor.tsx'
import type { CodeSent } from './send-code.ts'
import { codeStage } from './stage.ts'

type LegalPages = CallData<typeof calls.legal.legalPageList>

/** The box with which a newcomer agrees to the terms; nothing if the shop has none. */
function TermsField({ legal, error }: { legal: LegalPages; error: string | undefined }) {
  const t = useT()
  const terms = legal.find(({ document }) => document === 'terms')
  if (!terms) return null
  return (
    <div className={css.terms}>
      <Checkbox
        id="agreedTerms"
        name="agreedTerms"
        value={terms.version}
        label={t('legal.signUpAgree')}
        error={error}
        required
      />
      <LegalLinks pages={legal} />
    </div>
  )
}

function RegisterForm({ stage, result, legal }: { stage: CodeSent; result: unknown; legal: LegalPages }) {
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
          <TextField
            id="nickName"
            name="nickName"
            autoComplete="nickname"
            label={t('account.nickName')}
            hint={t('account.nickNameHint')}
            defaultValue={problems.value('nickName')}
            error={problems.of('nickName')}
            maxLength={mostTyped(textLimits.nickName)}
          />
          <NewPasswordFields problems={problems} />
          <TermsField legal={legal} error={problems.of('agreedTerms')} />
          <Button type="submit" name="intent" value="register" fullWidth size="lg" loading={useBusy('register')}>
            {t('account.createAccount')}
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

export interface SignUpPageProps {
  redirectUrl: string
  providers: readonly OpenType[]
  /** The legal pages of the shop. */
  legal: LegalPages
  result?: unknown
}

/** Page to create an account with an email, a code and a password. */
export function SignUpPage({ redirectUrl, providers, legal, result }: SignUpPageProps) {
  const t = useT()
  const stage = codeStage(result)
  return (
    <AccountFrame title={t('account.signUpTitle')} lead={t('account.signUpLead')}>
      {stage ? (
        <RegisterForm stage={stage} result={result} legal={legal} />
      ) : (
        <EmailStep result={result} submit={t('account.continue')} newcomer />
      )}
      {stage ? null : <OtherWays providers={providers} purpose="login" back={redirectUrl} />}
      <div className={css.foot}>
        <Text as="span">{t('account.haveAccount')}</Text>
        <TextLink as={InPlaceAnchor} href={paths.login(redirectUrl)}>
          {t('account.logIn')}
        </TextLink>
      </div>
    </AccountFrame>
  )
}
