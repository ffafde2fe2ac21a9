import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Notice } from '@tradepost/ui-kit/notice'
import { PageHead, useFormKey, useMay } from '../kernel/index.ts'
import { KeyForm } from './key-form.tsx'
import { KeyTable } from './key-table.tsx'
import * as css from './payment-keys.css.ts'
import { RemoveForm } from './remove-form.tsx'

export interface PaymentKeysPageProps {
  keys: CallData<typeof calls.paymentKey.paymentKeyDetail>
  result?: unknown
}

interface Done {
  ok?: boolean
  done?: 'tried' | 'saved' | 'removed'
  account?: string | null
  isOtherAccount?: boolean
}

/** What was done. The answer to a trial names the account. */
function Outcome({ ok, done, account, isOtherAccount }: Done) {
  const t = useT()
  if (!ok || !done) return null
  return (
    <Notice
      tone={isOtherAccount ? 'warning' : 'success'}
      role="status"
      title={t('paymentKeys.done', { outcome: done })}
    >
      {done === 'tried' ? (
        <>
          {account ? <p>{t('paymentKeys.of-account', { account: `\u2068${account}\u2069` })}</p> : null}
          {isOtherAccount ? <p>{t('paymentKeys.other-lead')}</p> : null}
        </>
      ) : null}
    </Notice>
  )
}

/** The account at the card provider: which keys are in use, and the forms that try, store and remove them. */
export function PaymentKeysPage({ keys, result }: PaymentKeysPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('payment.edit')
  const done = (result ?? {}) as Done
  // The typed key stays in its field after a trial.
  const formKey = useFormKey(result, done.ok === true && done.done !== 'tried')
  return (
    <div className={css.page}>
      <PageHead title={t('paymentKeys.title')} lead={t('paymentKeys.lead')} />
      <Outcome {...done} />
      {keys.provider === 'sandbox' ? <Notice tone="warning">{t('paymentKeys.sandbox')}</Notice> : null}
      <DescriptionList
        items={[
          { term: t('paymentKeys.api-key'), value: t('paymentKeys.source', { source: keys.api }) },
          { term: t('paymentKeys.webhook-secret'), value: t('paymentKeys.source', { source: keys.webhook }) },
          { term: t('paymentKeys.webhook-url'), value: <bdi className={css.code}>{keys.webhookUrl}</bdi> },
        ]}
      />
      {keys.list.length > 0 ? <KeyTable list={keys.list} /> : null}
      {mayEdit ? (
        <div className={css.section} key={formKey}>
          <div className={css.form}>
            <KeyForm keys={keys} isOtherAccount={done.isOtherAccount === true} result={result} />
          </div>
          {keys.api === 'staff' || keys.webhook === 'staff' ? (
            <div className={css.form}>
              <RemoveForm result={result} />
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
