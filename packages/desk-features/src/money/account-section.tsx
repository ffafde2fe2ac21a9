import { Form } from '@remix-run/react'
import type { CallData, calls, PayoutAccount } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityFields, Problems, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { ConnectedState, ConnectForm, GoToStripe } from './connect-forms.tsx'
import * as css from './money.css.ts'

type Overview = CallData<typeof calls.payout.payoutOverview>

interface AccountSectionProps {
  overview: Overview
  idempotencyKey: string
  result?: unknown
}

function Account({ account, result }: { account: PayoutAccount; result?: unknown }) {
  const t = useT()
  const { instant } = useFormat()
  const mayEdit = useMay()('payout.edit')
  const refusal = readRefusal(result)
  const isRefused = refusal.value('act') === 'remove' && refusal.value('id') === account.id
  const remove = t(account.kind === 'stripe' ? 'payout.disconnect' : 'payout.remove')
  return (
    <li className={css.account}>
      <p>
        <strong>{account.currency}</strong> {t('payout.kind', { kind: account.kind })} <bdi>{account.tail}</bdi>
      </p>
      <p className={css.muted}>
        <bdi>{account.holder}</bdi>. {t('payout.usable-from', { date: instant(account.usableFrom, 'dateTime') })}
      </p>
      <ConnectedState account={account} mayEdit={mayEdit} result={result} />
      {mayEdit ? (
        <details className={css.removal} open={isRefused}>
          <summary>{remove}</summary>
          <Form method="post" noValidate>
            <FormBody>
              {isRefused ? <Problems refusal={refusal} /> : null}
              <input type="hidden" name="act" value="remove" />
              <input type="hidden" name="id" value={account.id} />
              <IdentityFields
                prefix={`remove-${account.id}-`}
                refusal={readRefusal(isRefused ? result : undefined)}
                hint={t('payout.password-hint')}
              />
              <FormActions>
                <Button variant="secondary">{remove}</Button>
              </FormActions>
            </FormBody>
          </Form>
        </details>
      ) : null}
    </li>
  )
}

/** The accounts that the seller is paid to, and the form to add one. */
export function AccountSection({ overview, idempotencyKey, result }: AccountSectionProps) {
  const t = useT()
  const mayEdit = useMay()('payout.edit')
  const busy = useBusy('add')
  const { accounts, kinds, currencies } = overview
  const act = readRefusal(result).value('act')
  const isOfForm = act === undefined || act === 'add'
  const refusal = readRefusal(isOfForm ? result : undefined)
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  const [first = ''] = currencies
  return (
    <Card as="section" aria-labelledby="accounts">
      <div className={css.part}>
        <h2 id="accounts">{t('payout.accounts')}</h2>
        <p className={css.muted}>{t('payout.accounts-lead')}</p>
        {isDone ? (
          <Notice tone="success" role="status">
            {t('desk.saved')}
          </Notice>
        ) : null}
        {act === 'check' ? <Problems refusal={readRefusal(result)} /> : null}
        <GoToStripe result={result} />
        {accounts.length > 0 ? (
          <ul className={css.accounts}>
            {accounts.map((account) => (
              <Account key={account.id} account={account} result={result} />
            ))}
          </ul>
        ) : null}
        {mayEdit && overview.connect ? <ConnectForm overview={overview} result={result} /> : null}
        {mayEdit && kinds.length > 0 ? (
          <Form method="post" noValidate key={isDone ? idempotencyKey : 'form'} className={css.addition}>
            <FormBody>
              <h3>{t('payout.add-account')}</h3>
              <Problems refusal={refusal} />
              <input type="hidden" name="act" value="add" />
              <input type="hidden" name="key" value={idempotencyKey} />
              <Select
                id="kind"
                name="kind"
                label={t('payout.kind-label')}
                defaultValue={refusal.value('kind') ?? kinds[0] ?? 'iban'}
                options={kinds.map((kind) => ({ value: kind, label: t('payout.kind', { kind }) }))}
              />
              <Select
                id="currency"
                name="currency"
                label={t('payout.currency')}
                defaultValue={refusal.value('currency') ?? first}
                options={currencies.map((currency) => ({ value: currency, label: currency }))}
              />
              <TextField
                id="holder"
                name="holder"
                label={t('payout.holder')}
                autoComplete="name"
                defaultValue={refusal.value('holder')}
                error={refusal.of('holder')}
                required
              />
              <TextField
                id="ibanOrEmail"
                name="ibanOrEmail"
                label={t('payout.account-label')}
                autoComplete="off"
                defaultValue={refusal.value('ibanOrEmail')}
                error={refusal.of('ibanOrEmail')}
                required
              />
              <IdentityFields refusal={refusal} hint={t('payout.password-hint')} />
              <FormActions>
                <Button loading={busy}>{t('payout.add-account')}</Button>
              </FormActions>
            </FormBody>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}
