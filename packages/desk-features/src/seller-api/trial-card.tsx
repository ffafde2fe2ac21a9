import { Form } from '@remix-run/react'
import type { TrialStep } from '@tradepost/contract'
import { type EndpointTrial, endpointTrials } from '@tradepost/domain/offer/declared-stock'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { type DeskColumn, DeskTable, Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './seller-api.css.ts'

const tones = {
  ...({ as_expected: 'success', accepted: 'danger', changed: 'danger', failed: 'danger' } as const),
  skipped: 'neutral',
} as const

/** The calls of a trial, what the program answered, and what it should have answered. */
function StepTable({ steps }: { steps: readonly TrialStep[] }) {
  const t = useT()
  const columns: DeskColumn<TrialStep>[] = [
    { id: 'event', header: t('sellerEndpoint.event'), cell: ({ event }) => t('sellerEndpoint.event-name', { event }) },
    { id: 'attempt', header: t('sellerEndpoint.try-attempt'), align: 'end', cell: ({ attempt }) => attempt },
    {
      id: 'expected',
      header: t('sellerEndpoint.try-expected'),
      cell: ({ expected }) => t('sellerEndpoint.try-expected-name', { expected }),
    },
    {
      id: 'answer',
      header: t('sellerEndpoint.try-answer'),
      width: '40%',
      cell: ({ status, ms, body, answer }) =>
        answer === null ? (
          '–'
        ) : (
          <div className={css.answer}>
            <span>
              {status === null
                ? t('sellerEndpoint.try-without-status', { ms })
                : t('sellerEndpoint.try-status', { http: String(status), ms })}
            </span>
            <span className={css.muted}>{t('sellerEndpoint.answer-name', { answer })}</span>
            {body ? (
              <code className={css.body} dir="ltr">
                {body}
              </code>
            ) : null}
          </div>
        ),
    },
    {
      id: 'verdict',
      header: t('sellerEndpoint.try-verdict'),
      cell: ({ verdict }) => (
        <span className={css.verdict}>
          <Badge tone={tones[verdict]}>{t('sellerEndpoint.try-verdict-name', { verdict })}</Badge>
        </span>
      ),
    },
  ]
  const rows = steps.map((step, index) => ({ ...step, key: String(index) }))
  return (
    <DeskTable
      label={t('sellerEndpoint.try-result')}
      columns={columns}
      rows={rows}
      rowKey={(row) => (row as (typeof rows)[number]).key}
      file="elsewhere"
    />
  )
}

interface Tried {
  done?: string
  trial?: EndpointTrial
  offer?: string
  steps?: readonly TrialStep[]
}

interface TrialCardProps {
  /** The offer of the newest request, as a suggestion. */
  newestOfferId: string | undefined
  result?: unknown
}

/** Calls the program for trial in one of the ways in which the shop may, and shows its answers. */
export function TrialCard({ newestOfferId, result }: TrialCardProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('try-endpoint')
  const { trial, offer, steps } = (result ?? {}) as Tried
  return (
    <Card as="section" aria-labelledby="try">
      <div className={css.part}>
        <h2 id="try">{t('sellerEndpoint.try-title')}</h2>
        <p className={css.muted}>{t('sellerEndpoint.try-lead')}</p>
        <Form method="post" noValidate>
          <FormBody>
            <Problems refusal={refusal} />
            <input type="hidden" name="act" value="try-endpoint" />
            <Select
              id="trial"
              name="trial"
              label={t('sellerEndpoint.try-kind')}
              defaultValue={refusal.value('trial') ?? trial ?? 'ordinary'}
              options={endpointTrials.map((one) => ({
                value: one,
                label: t('sellerEndpoint.try-kind-name', { trial: one }),
              }))}
            />
            <TextField
              id="offer"
              name="offer"
              inputMode="numeric"
              dir="ltr"
              label={t('sellerEndpoint.try-offer')}
              hint={t('sellerEndpoint.try-offer-hint')}
              maxLength={19}
              autoComplete="off"
              defaultValue={refusal.value('offer') ?? offer ?? newestOfferId}
              error={refusal.of('offer')}
              required
            />
            <FormActions>
              <Button variant="secondary" loading={busy}>
                {t('sellerEndpoint.try-send')}
              </Button>
            </FormActions>
          </FormBody>
        </Form>
        <div role="status" className={css.part}>
          {trial && steps ? (
            <>
              <h3>{t('sellerEndpoint.try-kind-name', { trial })}</h3>
              <StepTable steps={steps} />
            </>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
