import { Form } from '@remix-run/react'
import { emailMaxLength } from '@tradepost/domain/account/email-address'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { CodeField } from '@tradepost/ui-kit/code-field'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { Text } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { AccountName, CurrentPasswordField, type OpenType, OtherWays } from '../credentials/index.ts'
import { readProblems, useBusy, useShop } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './account-frame.css.ts'
import { AccountFrame } from './account-frame.tsx'
import { CodeSentNote, ResendCode } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import { InPlaceAnchor } from './in-place-anchor.tsx'
import { codeStage } from './stage.ts'

export interface LoginPageProps {
  method: 'password' | 'code'
  redirectUrl: string
  ut: string
  providers: readonly OpenType[]
  /** The result of the page's last action. */
  result?: unknown
}

const withMethod = (path: string) => `${path}${path.includes('?') ? '&' : '?'}method=code`

function PasswordForm({ ut, result }: { ut: string; result: unknown }) {
  const t = useT()
  const problems = readProblems(result, { email: t('account.email'), password: t('account.password') })
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="ut" value={ut} />
      <FormBody>
        <ErrorSummary title={t('account.problems')} errors={problems.summary} />
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          label={t('account.email')}
          defaultValue={problems.value('email')}
          error={problems.of('email')}
          maxLength={emailMaxLength}
          required
        />
        <CurrentPasswordField name="password" label={t('account.password')} problems={problems} />
        <div className={css.row}>
          <Checkbox name="remember" label={t('account.remember')} />
          <TextLink as={ShopAnchor} href={paths.resetPassword()}>
            {t('account.forgotPassword')}
          </TextLink>
        </div>
        <Button type="submit" name="intent" value="password" fullWidth size="lg" loading={useBusy('password')}>
          {t('account.logIn')}
        </Button>
      </FormBody>
    </Form>
  )
}

function CodeForm({ ut, result }: { ut: string; result: unknown }) {
  const t = useT()
  const stage = codeStage(result)
  const problems = readProblems(result)
  const busy = useBusy('code')
  if (!stage) return <EmailStep result={result} submit={t('account.sendCode')} hint={t('account.codeLead')} />
  return (
    <>
      <CodeSentNote email={stage.email} />
      <Form method="post" noValidate>
        <input type="hidden" name="ut" value={ut} />
        <AccountName email={stage.email} />
        <input type="hidden" name="stage" value="code" />
        <FormBody>
          <ErrorSummary title={t('account.problems')} errors={problems.summary} />
          <CodeField id="code" name="code" label={t('account.code')} error={problems.of('code')} required />
          <Checkbox name="remember" label={t('account.remember')} />
          <Button type="submit" name="intent" value="code" fullWidth size="lg" loading={busy}>
            {t('account.logIn')}
          </Button>
        </FormBody>
      </Form>
      <div className={css.row}>
        <ResendCode email={stage.email} seconds={stage.resendAfterSeconds} />
        <TextLink as="a" href="">
          {t('account.otherEmail')}
        </TextLink>
      </div>
    </>
  )
}

/** Page to log in by password or by a code sent by email. */
export function LoginPage({ method, redirectUrl, ut, providers, result }: LoginPageProps) {
  const t = useT()
  const { tenant } = useShop()
  const here = paths.login(redirectUrl, ut)
  const byCode = method === 'code' || codeStage(result) !== null
  return (
    <AccountFrame title={t('account.loginTitle')} lead={t('account.loginLead')}>
      <TabLinks
        label={t('account.methods')}
        as={InPlaceAnchor}
        items={[
          { href: here, label: t('account.withPassword'), current: !byCode },
          { href: withMethod(here), label: t('account.withCode'), current: byCode },
        ]}
      />
      {byCode ? <CodeForm ut={ut} result={result} /> : <PasswordForm ut={ut} result={result} />}
      <OtherWays providers={providers} purpose="login" back={redirectUrl} ut={ut} />
      <div className={css.foot}>
        <Text as="span">{t('account.noAccount', { shop: tenant.displayName })}</Text>
        <TextLink as={InPlaceAnchor} href={paths.signUp(redirectUrl)}>
          {t('account.signUp')}
        </TextLink>
      </div>
    </AccountFrame>
  )
}
