import { Form, useRevalidator } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { useEffect } from 'react'
import { LonePage } from '../frame/index.ts'
import { Problems, paths, readRefusal, useBusy, useDesk } from '../kernel/index.ts'
import * as css from './application.css.ts'
import { ApplyForm } from './apply-form.tsx'
import { IdentityStep } from './identity-step.tsx'

type Own = CallData<typeof calls.application.myApplication>

export interface ApplyPageProps {
  own: Own
  countries: readonly { value: string; label: string }[]
  /** True after a payment page sent the browser back. */
  paid: boolean
  idempotencyKey: string
  result?: unknown
}

const everyMs = 2000

/** Asks again two seconds after each answer whether the payment has arrived. A new request would cancel a slow one. */
function Paying() {
  const t = useT()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, everyMs)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  return (
    <Notice tone="accent" role="status">
      {t('application.paying')}
    </Notice>
  )
}

function Withdraw() {
  const t = useT()
  return (
    <Form method="post">
      <input type="hidden" name="act" value="withdraw" />
      <Button variant="secondary" fullWidth>
        {t('application.withdraw')}
      </Button>
    </Form>
  )
}

function Terms({ own: { deposit, feePercent } }: { own: Own }) {
  const t = useT()
  const { money } = useFormat()
  return (
    <ul className={css.terms}>
      <li>{t('application.commission', { percent: String(feePercent) })}</li>
      {deposit.minor > 0 ? <li>{t('application.deposit-lead', { amount: money(deposit) })}</li> : null}
    </ul>
  )
}

function Accepted({ own, paid, idempotencyKey, result }: Omit<ApplyPageProps, 'countries'>) {
  const t = useT()
  const { money } = useFormat()
  const busy = useBusy('pay')
  const due = own.application?.depositDue
  const { pay } = (result ?? {}) as { pay?: string }
  // The security policy of the page lets no form lead to another site, so the browser goes there by itself or by a link.
  useEffect(() => {
    if (pay) window.location.assign(pay)
  }, [pay])
  if (paid) return <Paying />
  if (pay)
    return (
      <ButtonLink href={pay} fullWidth>
        {t('application.pay')}
      </ButtonLink>
    )
  return (
    <>
      {due ? <p>{t('application.accepted-lead', { amount: money(due) })}</p> : null}
      <Form method="post">
        <FormBody>
          <Problems refusal={readRefusal(result)} />
          <input type="hidden" name="act" value="pay" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <Button loading={busy} fullWidth>
            {t('application.pay')}
          </Button>
        </FormBody>
      </Form>
      <Withdraw />
    </>
  )
}

/** An account's way to become a seller: the form, the wait, the deposit. */
export function ApplyPage({ countries, ...props }: ApplyPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const { shop } = useDesk()
  const { own, result } = props
  const { application, mayApply } = own
  const date = application ? instant(application.submittedAt, 'date') : ''
  return (
    <LonePage title={t('application.title', { shop: shop.name })} lead={mayApply ? t('application.lead') : ''}>
      {application?.state === 'refused' ? (
        <Notice tone="warning" title={t('application.refused-lead', { date })}>
          <p>{application.reason}</p>
        </Notice>
      ) : null}
      {application?.state === 'submitted' ? (
        <>
          <p>{t('application.submitted-lead', { date })}</p>
          <IdentityStep own={own} result={result} />
          <Withdraw />
        </>
      ) : null}
      {application?.state === 'accepted' ? <Accepted {...props} /> : null}
      {mayApply ? (
        <>
          <Terms own={own} />
          <ApplyForm countries={countries} offersIdentityCheck={own.offersIdentityCheck} result={result} />
        </>
      ) : null}
      <ButtonLink href={shop.origin} variant="secondary" fullWidth>
        {t('desk.to-shop')}
      </ButtonLink>
      <form method="post" action={paths.signOut()}>
        <Button variant="secondary" fullWidth>
          {t('desk.other-account')}
        </Button>
      </form>
    </LonePage>
  )
}
