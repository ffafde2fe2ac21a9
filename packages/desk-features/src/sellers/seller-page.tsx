import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  type DeskColumn,
  DeskTable,
  IdentityFields,
  PageHead,
  Problems,
  readRefusal,
  useBusy,
  useMay,
} from '../kernel/index.ts'
import { RiskTable } from '../risk/index.ts'
import { Marks } from './marks.tsx'
import * as css from './sellers.css.ts'

type Detail = CallData<typeof calls.standing.staffSellerDetail>

export interface SellerPageProps {
  seller: Detail
  result?: unknown
}

function ChangeForm({ seller: { standing }, result }: SellerPageProps) {
  const t = useT()
  const isOther = readRefusal(result).value('act') !== undefined
  const refusal = readRefusal(isOther ? undefined : result)
  const busy = useBusy()
  const choices = (['suspended', 'banned', 'active'] as const).filter((choice) => choice !== standing)
  return (
    <Card as="section" aria-labelledby="change">
      <Form method="post" noValidate key={standing}>
        <FormBody>
          <h2 id="change">{t('standing.change')}</h2>
          <Problems refusal={refusal} />
          <Select
            id="standing"
            name="standing"
            label={t('standing.standing-label')}
            defaultValue={refusal.value('standing') ?? choices[0] ?? 'suspended'}
            options={choices.map((choice) => ({
              value: choice,
              label: `${t('standing.standing', { standing: choice })}: ${t('standing.means', { standing: choice })}`,
            }))}
          />
          <TextArea
            id="reason"
            name="reason"
            label={t('standing.reason')}
            maxLength={2000}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
          />
          <FormActions>
            <Button loading={busy}>{t('standing.change')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

function Deposit({ seller: { deposit }, result }: SellerPageProps) {
  const t = useT()
  const { money } = useFormat()
  const mayReturn = useMay('staff')('deposit.return')
  const isOwn = readRefusal(result).value('act') === 'deposit'
  const refusal = readRefusal(isOwn ? result : undefined)
  if (!deposit) return null
  return (
    <Card as="section" aria-labelledby="deposit">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="deposit">{t('application.deposit')}</h2>
          <p>{t('application.deposit-held', { amount: money(deposit) })}</p>
          {mayReturn ? (
            <>
              <Problems refusal={refusal} />
              <input type="hidden" name="act" value="deposit" />
              <TextField
                id="deposit-reason"
                name="reason"
                label={t('application.return-reason')}
                defaultValue={refusal.value('reason')}
                error={refusal.of('reason')}
                required
              />
              <IdentityFields refusal={refusal} side="staff" />
              <FormActions>
                <Button variant="secondary">{t('application.return-deposit')}</Button>
              </FormActions>
            </>
          ) : null}
        </FormBody>
      </Form>
    </Card>
  )
}

/** A seller: what the seller may do now, the form that changes it, and its history. */
export function SellerPage({ seller, result }: SellerPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayChange = useMay('staff')('seller.standing') && seller.mayChange
  const { standing, since, until, reason, history } = seller
  const columns: DeskColumn<Detail['history'][number]>[] = [
    { id: 'at', header: t('payout.date'), cell: ({ at }) => instant(at, 'dateTime') },
    { id: 'to', header: t('standing.standing-label'), cell: ({ to }) => t('standing.standing', { standing: to }) },
    { id: 'by', header: t('standing.by'), cell: ({ by }) => by ?? '' },
    { id: 'reason', header: t('payout.reason'), cell: (row) => row.reason ?? '' },
  ]
  return (
    <div className={css.page}>
      <PageHead title={seller.nickName} lead={<bdi>{seller.id}</bdi>} />
      <Notice tone={standing === 'active' ? 'success' : 'warning'} title={t('standing.standing', { standing })}>
        <p>{t('standing.means', { standing })}</p>
        {since ? <p>{t('standing.since', { date: instant(since, 'date') })}</p> : null}
        {until ? <p>{t('standing.until', { date: instant(until, 'date') })}</p> : null}
        {reason ? <p>{reason}</p> : null}
      </Notice>
      {mayChange ? <ChangeForm seller={seller} result={result} /> : null}
      <Deposit seller={seller} result={result} />
      <Marks seller={seller} result={result} />
      <section className={css.part} aria-labelledby="risk">
        <h2 id="risk">{t('trust.risk')}</h2>
        <RiskTable risk={seller.risk} file="seller-risk" />
      </section>
      <section className={css.part} aria-labelledby="history">
        <h2 id="history">{t('standing.history')}</h2>
        {history.length > 0 ? (
          <DeskTable
            label={t('standing.history')}
            columns={columns}
            rows={history}
            rowKey={({ at, to }) => `${at} ${to}`}
            file="seller-history"
          />
        ) : (
          <p>{t('standing.history-none')}</p>
        )}
      </section>
    </div>
  )
}
