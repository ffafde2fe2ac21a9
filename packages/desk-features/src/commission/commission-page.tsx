import { Form } from '@remix-run/react'
import type { CallData, CommissionRule, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  type DeskColumn,
  DeskTable,
  IdentityProblems,
  IdentityStep,
  PageHead,
  readRefusal,
  useBusy,
  useMay,
} from '../kernel/index.ts'
import * as css from './commission.css.ts'

export interface CommissionPageProps {
  rules: CallData<typeof calls.payout.commissionPage>
  idempotencyKey: string
  result?: unknown
}

function ProposeForm({ rules: { categories }, idempotencyKey, result }: CommissionPageProps) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('act') === 'propose' ? result : undefined)
  const busy = useBusy('propose')
  const field = (name: 'percent' | 'minLevel' | 'startsAt' | 'reason') => ({
    ...{ id: name, name, defaultValue: refusal.value(name), error: refusal.of(name) },
  })
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  return (
    <Card as="section" aria-labelledby="propose">
      <Form method="post" noValidate key={isDone ? idempotencyKey : 'form'}>
        <FormBody>
          <h2 id="propose">{t('payout.rule-propose')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="propose" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <TextField {...field('percent')} label={t('payout.rule-percent')} inputMode="decimal" required />
          <Select
            id="categoryId"
            name="categoryId"
            label={t('payout.category')}
            defaultValue={refusal.value('categoryId') ?? ''}
            options={[
              { value: '', label: t('payout.every-category') },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TextField {...field('minLevel')} label={t('payout.rule-level')} inputMode="numeric" />
          <TextField {...field('startsAt')} type="date" label={t('payout.rule-from')} required />
          <TextField {...field('reason')} label={t('payout.reason')} required />
          <IdentityStep refusal={refusal} side="staff" />
          <FormActions>
            <Button loading={busy}>{t('payout.rule-propose')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** The commission rules, with the answers to open ones, and the form that proposes one. */
export function CommissionPage(props: CommissionPageProps) {
  const { rules, result } = props
  const t = useT()
  const { instant } = useFormat()
  const mayEdit = useMay('staff')('commission.edit')
  const answered = readRefusal(readRefusal(result).value('act') === 'propose' ? undefined : result)
  const subjectOf = ({ category, minLevel }: CommissionRule) => {
    const name = category?.name ?? t('payout.every-category')
    return minLevel === null ? name : t('payout.rule-for', { category: name, level: String(minLevel) })
  }
  const columns: DeskColumn<CommissionRule>[] = [
    { id: 'subject', header: t('payout.rules'), cell: subjectOf },
    {
      id: 'percent',
      header: t('payout.rule-percent'),
      align: 'end',
      cell: ({ percent }) => t('payout.percent', { percent: String(percent) }),
    },
    { id: 'from', header: t('payout.rule-from'), cell: ({ startsAt }) => instant(startsAt, 'date') },
    { id: 'state', header: t('payout.state-label'), cell: ({ state }) => t('payout.rule-state', { state }) },
    {
      id: 'reason',
      header: t('payout.reason'),
      cell: ({ reason, proposedBy }) => (
        <>
          <bdi>{reason}</bdi> <span className={css.muted}>{proposedBy}</span>
        </>
      ),
    },
  ]
  if (mayEdit && rules.list.some(({ mayAnswer }) => mayAnswer))
    columns.push({
      id: 'answer',
      header: t('payout.approve'),
      cell: ({ id, mayAnswer }) =>
        mayAnswer ? (
          <Form method="post" className={css.answers} noValidate>
            <input type="hidden" name="id" value={id} />
            {answered.value('id') === id ? (
              <>
                <IdentityProblems refusal={answered} />
                <IdentityStep refusal={answered} side="staff" prefix={`${id}-`} />
              </>
            ) : null}
            <Button name="act" value="approve" size="sm">
              {t('payout.approve')}
            </Button>
            <Button name="act" value="reject" size="sm" variant="quiet">
              {t('payout.reject')}
            </Button>
          </Form>
        ) : null,
    })
  return (
    <div className={css.page}>
      <PageHead title={t('payout.rules')} lead={t('payout.rules-lead', { percent: String(rules.sitePercent) })} />
      {rules.list.length > 0 ? (
        <DeskTable
          label={t('payout.rules')}
          columns={columns}
          rows={rules.list}
          rowKey={({ id }) => id}
          file="commission-rules"
        />
      ) : null}
      {mayEdit ? <ProposeForm {...props} /> : null}
    </div>
  )
}
