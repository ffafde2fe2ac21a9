import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { type DeskColumn, DeskTable, formatCents, PageHead, SavedNotice, useFormKey, useMay } from '../kernel/index.ts'
import { AnswerForm } from './answer-form.tsx'
import * as css from './insurance.css.ts'
import { LimitForm } from './limit-form.tsx'
import { RuleForm } from './rule-form.tsx'
import { type Insurance, useRuleWords } from './use-rule-words.ts'

export interface InsurancePageProps {
  insurance: Insurance
  result?: unknown
}

/** Which offers are insured and what that may cost, the forms that change it, and the changes so far. */
export function InsurancePage({ insurance, result }: InsurancePageProps) {
  const t = useT()
  const { instant } = useFormat()
  const wordsOf = useRuleWords()
  const mayEdit = useMay('staff')('insurance.edit')
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  const formKey = useFormKey(result, isDone)
  const { categories, exposure, limit, changes } = insurance
  const columns: DeskColumn<Insurance['categories'][number]>[] = [
    { id: 'category', header: t('trust.category'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'rule',
      header: t('trust.rule'),
      cell: ({ rule, followed }) => (
        <>
          <div>{wordsOf(rule)}</div>
          {followed ? null : <div className={css.muted}>{t('trust.following')}</div>}
        </>
      ),
    },
    { id: 'offers', header: t('trust.offers'), align: 'end', cell: ({ offers }) => formatNumber(offers) },
  ]
  const changeColumns: DeskColumn<Insurance['changes'][number]>[] = [
    { id: 'category', header: t('trust.category'), cell: ({ categoryName }) => <bdi>{categoryName ?? '–'}</bdi> },
    {
      id: 'rule',
      header: t('trust.rule'),
      cell: ({ rule, limit: to }) => (to === null ? wordsOf(rule) : t('trust.limit-to', { amount: formatCents(to) })),
    },
    { id: 'state', header: t('trust.state-label'), cell: ({ state }) => t('trust.change-state', { state }) },
    { id: 'reason', header: t('trust.reason'), cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      id: 'by',
      header: t('trust.by'),
      cell: ({ proposedBy, answeredBy }) => <bdi>{[proposedBy, answeredBy].filter(Boolean).join(', ')}</bdi>,
    },
    { id: 'at', header: t('trust.at'), cell: ({ proposedAt }) => instant(proposedAt, 'dateTime') },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('trust.insurance')} lead={t('trust.insurance-lead')} />
      <SavedNotice result={result} />
      <Notice tone={exposure > limit ? 'warning' : 'info'}>
        <p>{t('trust.exposure', { amount: formatCents(exposure), limit: formatCents(limit) })}</p>
      </Notice>
      <DeskTable
        label={t('trust.insurance')}
        columns={columns}
        rows={categories}
        rowKey={({ id }) => id}
        file="insurance-rules"
      />
      {mayEdit ? (
        <div className={css.forms} key={formKey}>
          {changes
            .filter(({ mayAnswer }) => mayAnswer)
            .map((change) => (
              <AnswerForm key={change.id} change={change} result={result} />
            ))}
          {categories.length > 0 ? <RuleForm insurance={insurance} result={result} /> : null}
          <LimitForm insurance={insurance} result={result} />
        </div>
      ) : null}
      {changes.length > 0 ? (
        <section className={css.part} aria-labelledby="changes">
          <h2 id="changes">{t('trust.changes')}</h2>
          <DeskTable
            label={t('trust.changes')}
            columns={changeColumns}
            rows={changes}
            rowKey={({ id }) => id}
            file="insurance-changes"
          />
        </section>
      ) : null}
    </div>
  )
}
