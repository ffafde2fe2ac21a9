import { Form } from '@remix-run/react'
import type { CallData, calls, PayoutAccount } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { useEffect } from 'react'
import { IdentityFields, Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './money.css.ts'

/** What the seller did about an account at Stripe, if the last form was about one. */
export function connectResult(result: unknown, currency?: string) {
  const refusal = readRefusal(result)
  const isRefused = refusal.value('act') === 'connect' && (refusal.value('connected') || undefined) === currency
  return { isRefused, refusal: readRefusal(isRefused ? result : undefined) }
}

/** Leads to the page of Stripe, by itself and by a link. The security policy lets no form lead to another site. */
export function GoToStripe({ result }: { result?: unknown }) {
  const t = useT()
  const { goTo } = (result ?? {}) as { goTo?: string | null }
  useEffect(() => {
    if (goTo) window.location.assign(goTo)
  }, [goTo])
  return goTo ? (
    <Notice tone="accent" role="status">
      <ButtonLink href={goTo}>{t('payout.connect-go')}</ButtonLink>
    </Notice>
  ) : null
}

/** What Stripe says of an account, and the way to give it what is missing. */
export function ConnectedState({
  account,
  mayEdit,
  result,
}: {
  account: PayoutAccount
  mayEdit: boolean
  result?: unknown
}) {
  const t = useT()
  const busy = useBusy('check')
  const { state, currency } = account
  const { isRefused, refusal } = connectResult(result, currency)
  if (!state) return null
  const isOpen = state === 'details_missing' || state === 'under_review'
  return (
    <>
      <p className={css.hold}>{t('payout.connect-state', { state })}</p>
      {mayEdit && isOpen ? (
        <>
          <details className={css.removal} open={isRefused}>
            <summary className={css.link}>{t('payout.connect-continue')}</summary>
            <Form method="post" noValidate>
              <FormBody>
                {isRefused ? <Problems refusal={refusal} /> : null}
                <input type="hidden" name="act" value="connect" />
                <input type="hidden" name="currency" value={currency} />
                <input type="hidden" name="connected" value={currency} />
                <IdentityFields prefix={`continue-${currency}-`} refusal={refusal} hint={t('payout.password-hint')} />
                <FormActions>
                  <Button>{t('payout.connect-continue')}</Button>
                </FormActions>
              </FormBody>
            </Form>
          </details>
          <Form method="post">
            <input type="hidden" name="act" value="check" />
            <Button variant="secondary" loading={busy}>
              {t('payout.connect-check')}
            </Button>
          </Form>
        </>
      ) : null}
    </>
  )
}

interface ConnectFormProps {
  overview: CallData<typeof calls.payout.payoutOverview>
  result?: unknown
}

/** The form that opens an account at Stripe for a currency. */
export function ConnectForm({ overview, result }: ConnectFormProps) {
  const t = useT()
  const busy = useBusy('connect')
  const { refusal, isRefused } = connectResult(result)
  const { accounts } = overview
  const free = overview.currencies.filter((currency) =>
    accounts.every((account) => account.currency !== currency || account.kind !== 'stripe'),
  )
  if (free.length === 0) return null
  return (
    <Form method="post" noValidate aria-labelledby="connect" className={css.addition}>
      <FormBody>
        <h3 id="connect">{t('payout.connect-title')}</h3>
        <p className={css.muted}>{t('payout.connect-lead')}</p>
        {isRefused ? <Problems refusal={refusal} /> : null}
        <input type="hidden" name="act" value="connect" />
        <Select
          id="connectCurrency"
          name="currency"
          label={t('payout.currency')}
          defaultValue={refusal.value('currency') ?? free[0] ?? ''}
          options={free.map((currency) => ({ value: currency, label: currency }))}
        />
        <IdentityFields prefix="connect-" refusal={refusal} hint={t('payout.password-hint')} />
        <FormActions>
          <Button loading={busy}>{t('payout.connect')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
