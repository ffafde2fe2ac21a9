import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { AnswerForm, queueCss as css } from '../answer-form/index.ts'
import { EvidenceFiles } from '../case-story/index.ts'
import type { Evidence } from '../case-story/load-evidence.ts'
import { DeskAnchor, PageHead, Pages, paths, useMay } from '../kernel/index.ts'
import { type ReportState, reportStates } from './report-states.ts'

export interface ReportsPageProps {
  state: ReportState
  reports: CallData<typeof calls.report.reportQueue>
  evidence: readonly Evidence[]
  result?: unknown
}

type Report = ReportsPageProps['reports']['list'][number]

function ReportCard({ report, evidence, result }: { report: Report } & Pick<ReportsPageProps, 'evidence' | 'result'>) {
  const t = useT()
  const { instant } = useFormat()
  const mayDecide = useMay('staff')('report.decide')
  const { id, sellerId, sellerName, orderId, reason, explanation, state, note, createdAt, fileIds } = report
  return (
    <Card as="li">
      <div className={css.part}>
        <div className={css.head}>
          <h2>{t('report.reasons', { reason })}</h2>
          <Badge>{t('report.state', { state })}</Badge>
        </div>
        <div className={css.muted}>
          <TextLink as={DeskAnchor} href={paths.seller(sellerId)}>
            <bdi>{sellerName}</bdi>
          </TextLink>
          {orderId ? (
            <>
              {' · '}
              <TextLink as={DeskAnchor} href={paths.case(orderId)}>
                {t('report.order', { id: orderId })}
              </TextLink>
            </>
          ) : null}
          {' · '}
          {t('queues.buyer-number', { number: report.buyerId })}
          {' · '}
          {instant(createdAt, 'dateTime')}
        </div>
        <p className={css.words} dir="auto">
          {explanation}
        </p>
        <EvidenceFiles fileIds={fileIds} evidence={evidence} />
        {note ? (
          <p className={css.words} dir="auto">
            {t('report.answer', { note })}
          </p>
        ) : null}
        {state === 'open' && mayDecide ? (
          <AnswerForm
            subject={id}
            label={t('queues.answer')}
            hint={t('queues.report-hint')}
            maxLength={1000}
            yes={t('queues.report-yes')}
            no={t('queues.report-no')}
            result={result}
          />
        ) : null}
      </div>
    </Card>
  )
}

/** The reports of buyers about sellers, to decide or decided. */
export function ReportsPage({ state, reports, evidence, result }: ReportsPageProps) {
  const t = useT()
  const decided = (result ?? {}) as { ok?: boolean; state?: ReportState }
  return (
    <div className={css.page}>
      <PageHead title={t('queues.reports')} lead={t('queues.reports-lead')} />
      <nav className={css.choices} aria-label={t('desk.status')}>
        {reportStates.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={paths.reports({ state: one })}
            aria-current={one === state ? 'page' : undefined}
          >
            {t('queues.state', { state: one })}
          </ChipLink>
        ))}
      </nav>
      {decided.ok ? (
        <Notice tone="success" role="status">
          {t('queues.done', { state: decided.state ?? 'open' })}
        </Notice>
      ) : null}
      {reports.list.length > 0 ? (
        <ol className={css.list}>
          {reports.list.map((report) => (
            <ReportCard key={report.id} report={report} evidence={evidence} result={result} />
          ))}
        </ol>
      ) : (
        <EmptyState illustration="orders" title={t('queues.none-title')}>
          <p>{t('queues.reports-none')}</p>
        </EmptyState>
      )}
      <Pages page={reports} hrefOf={(page) => paths.reports({ state, page })} />
    </div>
  )
}
