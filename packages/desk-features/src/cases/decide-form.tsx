import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { RadioGroup } from '@tradepost/ui-kit/radio-group'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import type { CaseKind } from './case-kinds.ts'

interface DecideFormProps {
  kind: CaseKind
  order: CallData<typeof calls.staff.caseDetail>
  idempotencyKey: string
  result?: unknown
}

/** The outcomes of a case. Only for what was delivered in full a part can be given back, or the seller be paid. */
function outcomesOf(kind: CaseKind, isDelivered: boolean): readonly string[] {
  if (kind === 'insurance') return ['paid', 'refused']
  return isDelivered ? ['refund', 'part', 'seller'] : ['refund']
}

/** Decides a dispute or a claim, with the reason that buyer and seller read. */
export function DecideForm({ kind, order, idempotencyKey, result }: DecideFormProps) {
  const t = useT()
  const { money } = useFormat()
  const refusal = readRefusal(result)
  const busy = useBusy(kind)
  const { total, deliveredAt } = order
  const outcomes = outcomesOf(kind, deliveredAt !== null)
  return (
    <Card as="section" aria-labelledby="decide">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="decide">{t('cases.decide', { kind })}</h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value={kind} />
          <input type="hidden" name="key" value={idempotencyKey} />
          <RadioGroup
            id="outcome"
            name="outcome"
            label={t('cases.outcome-label')}
            defaultValue={refusal.value('outcome')}
            error={refusal.of('outcome')}
            options={outcomes.map((outcome) => ({
              value: outcome,
              label: t('cases.choose', { outcome, total: money(total) }),
            }))}
          />
          {outcomes.includes('part') ? (
            <TextField
              id="amount"
              name="amount"
              inputMode="decimal"
              label={t('cases.part-amount', { currency: total.currency })}
              hint={t('cases.part-hint', { total: money(total) })}
              defaultValue={refusal.value('amount')}
              error={refusal.of('amount')}
            />
          ) : null}
          <TextArea
            id="reason"
            name="reason"
            label={t('cases.reason')}
            hint={t('cases.reason-hint')}
            maxLength={2000}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <FormActions>
            <Button loading={busy}>{t('cases.decide', { kind })}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
