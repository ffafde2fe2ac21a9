import { Form } from '@remix-run/react'
import type { CallData, calls, Payout } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import {
  type DeskColumn,
  DeskTable,
  IdentityFields,
  IdentityProblems,
  IdentityStep,
  PageHead,
  readRefusal,
  useMay,
  usePolling,
} from '../kernel/index.ts'
import * as css from './runs.css.ts'

/** The refusal of one of the page's forms; an empty one if another form was refused. */
const refusalOf = (act: 'answer' | 'settle' | 'file', result: unknown) =>
  readRefusal(readRefusal(result).value('act') === act ? result : undefined)

type Detail = CallData<typeof calls.payout.payoutRunDetail>

export interface RunPageProps extends Detail {
  idempotencyKey: string
  result?: unknown
}

/** What the bank can have done with a payout that is in one of these states. */
const possible: Partial<Record<Payout['state'], readonly ('paid' | 'failed' | 'returned')[]>> = {
  sending: ['paid', 'failed'],
  sent: ['paid', 'failed'],
  paid: ['returned'],
}

function Settle({ payouts, idempotencyKey, result }: Pick<RunPageProps, 'payouts' | 'idempotencyKey' | 'result'>) {
  const t = useT()
  const { money } = useFormat()
  const open = payouts.filter(({ state }) => possible[state])
  const refusal = refusalOf('settle', result)
  const outcomes = [...new Set(open.flatMap(({ state }) => possible[state] ?? []))]
  if (open.length === 0) return null
  return (
    <Card as="section" aria-labelledby="outcome-title">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="outcome-title">{t('payout.outcome')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="settle" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <Select
            id="payout"
            name="payout"
            label={t('payout.seller')}
            defaultValue={refusal.value('payout')}
            options={open.map(({ id, seller, net }) => ({ value: id, label: `${seller.nickName}, ${money(net)}` }))}
          />
          <Select
            id="outcome"
            name="outcome"
            label={t('payout.outcome')}
            defaultValue={refusal.value('outcome')}
            options={outcomes.map((outcome) => ({ value: outcome, label: t('payout.outcome-name', { outcome }) }))}
          />
          <TextField
            id="settle-reason"
            name="reason"
            label={t('payout.reason')}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <IdentityStep refusal={refusal} side="staff" prefix="settle-" />
          <FormActions>
            <Button variant="secondary">{t('payout.record')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

function Answer({ run, idempotencyKey, result }: Pick<RunPageProps, 'run' | 'idempotencyKey' | 'result'>) {
  const t = useT()
  const refusal = refusalOf('answer', result)
  return (
    <Card as="section" aria-labelledby="answer">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="answer">{t('payout.run-above-limit')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="answer" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <TextField
            id="reason"
            name="reason"
            label={t('payout.reason')}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <IdentityStep refusal={refusal} side="staff" prefix="answer-" />
          <FormActions>
            {run.mayApprove ? (
              <Button name="answer" value="approve">
                {t('payout.approve')}
              </Button>
            ) : null}
            <Button name="answer" value="cancel" variant="secondary">
              {t('payout.cancel-run')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

function BankFile({ result }: { result?: unknown }) {
  const t = useT()
  const refusal = refusalOf('file', result)
  return (
    <Card as="section" aria-labelledby="file">
      {/* The answer is a file, so the browser itself sends the form. */}
      <Form method="post" reloadDocument noValidate>
        <FormBody>
          <h2 id="file">{t('payout.file')}</h2>
          <input type="hidden" name="act" value="file" />
          <IdentityProblems refusal={refusal} />
          <IdentityFields refusal={refusal} side="staff" />
          <FormActions>
            <Button variant="secondary">{t('payout.file')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

const pollMs = 3000

/** Tells whether a run goes on without the reader. The outcomes of a bank file are recorded on this page. */
const isRunning = ({ state, hasFile }: Detail['run']) => state === 'preparing' || (state === 'sending' && !hasFile)

/** A payout run: its state, what is to be done with it, and its payouts. */
export function RunPage({ run, payouts, idempotencyKey, result }: RunPageProps) {
  const t = useT()
  const { money, instant, list } = useFormat()
  const mayRun = useMay('staff')('payout.run')
  // Loading the page again could replace the payout that somebody has just chosen.
  const [isEdited, setEdited] = useState(false)
  usePolling(isRunning(run) && !isEdited, pollMs)
  const columns: DeskColumn<Payout>[] = [
    { id: 'seller', header: t('payout.seller'), cell: ({ seller }) => seller.nickName },
    { id: 'state', header: t('payout.state-label'), cell: ({ state }) => t('payout.state', { state }) },
    {
      id: 'to',
      header: t('payout.to'),
      cell: ({ account }) => (
        <>
          {t('payout.kind', { kind: account.kind })} <bdi>{account.tail}</bdi>, <bdi>{account.holder}</bdi>
        </>
      ),
    },
    { id: 'why', header: t('payout.reason'), cell: ({ failure }) => failure ?? '' },
    { id: 'fee', header: t('payout.fee'), align: 'end', cell: ({ fee }) => money(fee) },
    { id: 'amount', header: t('payout.amount'), align: 'end', cell: ({ net }) => money(net) },
  ]
  const { answeredBy, reason, startedBy } = run
  return (
    <div className={css.page} onInput={() => setEdited(true)}>
      <PageHead
        title={`${t('payout.payouts')} ${instant(run.startedAt, 'dateTime')}`}
        lead={`${t('payout.run-state', { state: run.state })}. ${list(run.totals.map(money))}`}
      />
      <p className={css.muted}>
        {startedBy ? t('payout.started-by', { name: startedBy }) : t('payout.started-by-schedule')}
        {answeredBy ? `. ${t('payout.answered-by', { name: answeredBy, reason: reason ?? '' })}` : null}
      </p>
      {mayRun && run.state === 'waiting' ? <Answer run={run} idempotencyKey={idempotencyKey} result={result} /> : null}
      {payouts.length > 0 ? (
        <DeskTable
          label={t('payout.payouts')}
          columns={columns}
          rows={payouts}
          rowKey={({ id }) => id}
          file="run-payouts"
        />
      ) : (
        <p className={css.muted}>{t('payout.payouts-none')}</p>
      )}
      {mayRun && run.hasFile ? <BankFile result={result} /> : null}
      {mayRun ? <Settle payouts={payouts} idempotencyKey={idempotencyKey} result={result} /> : null}
    </div>
  )
}
