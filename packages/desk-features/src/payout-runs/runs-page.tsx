import { Form, Link } from '@remix-run/react'
import type { CallData, calls, PayoutRun } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import {
  type DeskColumn,
  DeskTable,
  IdentityProblems,
  IdentityStep,
  PageHead,
  Pages,
  paths,
  readRefusal,
  useBusy,
  useMay,
} from '../kernel/index.ts'
import * as css from './runs.css.ts'

type Preview = CallData<typeof calls.payout.payoutPreview>

export interface RunsPageProps {
  preview: Preview
  runs: CallData<typeof calls.payout.payoutRunPage>
  idempotencyKey: string
  result?: unknown
}

function Candidates({ list }: Pick<Preview, 'list'>) {
  const t = useT()
  const { money } = useFormat()
  const columns: DeskColumn<Preview['list'][number]>[] = [
    { id: 'seller', header: t('payout.seller'), cell: ({ seller }) => seller.nickName },
    { id: 'hold', header: t('payout.state-label'), cell: ({ hold }) => (hold ? t('payout.held', { hold }) : '') },
    { id: 'fee', header: t('payout.fee'), align: 'end', cell: ({ fee, hold }) => (hold ? '' : money(fee)) },
    { id: 'amount', header: t('payout.amount'), align: 'end', cell: ({ balance }) => money(balance) },
  ]
  if (list.length === 0) return <p className={css.muted}>{t('payout.run-preview-none')}</p>
  return (
    <DeskTable
      label={t('payout.run-preview')}
      columns={columns}
      rows={list}
      rowKey={({ seller, balance }) => `${seller.id} ${balance.currency}`}
      file="payout-preview"
    />
  )
}

/** What a payout run would pay, the button that starts it, and the runs so far. */
export function RunsPage({ preview, runs, idempotencyKey, result }: RunsPageProps) {
  const t = useT()
  const { money, instant, list: listed } = useFormat()
  const mayRun = useMay('staff')('payout.run')
  const busy = useBusy('start')
  const refusal = readRefusal(result)
  const columns: DeskColumn<PayoutRun>[] = [
    {
      id: 'date',
      header: t('payout.date'),
      cell: ({ id, startedAt }) => (
        <Link className={css.link} to={paths.payoutRun(id)}>
          {instant(startedAt, 'dateTime')}
        </Link>
      ),
    },
    { id: 'state', header: t('payout.state-label'), cell: ({ state }) => t('payout.run-state', { state }) },
    {
      id: 'by',
      header: t('payout.runs'),
      cell: ({ startedBy }) =>
        startedBy ? t('payout.started-by', { name: startedBy }) : t('payout.started-by-schedule'),
    },
    { id: 'payouts', header: t('payout.payouts'), align: 'end', cell: ({ payouts }) => String(payouts) },
    { id: 'amount', header: t('payout.amount'), align: 'end', cell: ({ totals }) => listed(totals.map(money)) },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('payout.payouts')} lead={t('payout.run-lead')} />
      <Card as="section" aria-labelledby="preview">
        <div className={css.part}>
          <h2 id="preview">{t('payout.run-preview')}</h2>
          <Candidates list={preview.list} />
          {preview.isAboveLimit ? <Notice>{t('payout.run-above-limit')}</Notice> : null}
          {mayRun && preview.list.some(({ hold }) => hold === null) ? (
            <Form method="post" noValidate>
              <FormBody>
                <IdentityProblems refusal={refusal} />
                <input type="hidden" name="act" value="start" />
                <input type="hidden" name="key" value={idempotencyKey} />
                <IdentityStep refusal={refusal} side="staff" />
                <FormActions>
                  <Button loading={busy}>{t('payout.run-start')}</Button>
                </FormActions>
              </FormBody>
            </Form>
          ) : null}
        </div>
      </Card>
      <section className={css.part} aria-labelledby="runs">
        <h2 id="runs">{t('payout.runs')}</h2>
        {runs.total > 0 ? (
          <>
            <DeskTable
              label={t('payout.runs')}
              columns={columns}
              rows={runs.list}
              rowKey={({ id }) => id}
              file="payout-runs"
            />
            <Pages page={runs} hrefOf={(page) => paths.payoutRuns({ page })} />
          </>
        ) : (
          <p className={css.muted}>{t('payout.runs-none')}</p>
        )}
      </section>
    </div>
  )
}
