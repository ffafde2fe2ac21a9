import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import { EvidenceFiles } from '../case-story/index.ts'
import type { Evidence } from '../case-story/load-evidence.ts'
import { DeskAnchor, paths, useMay } from '../kernel/index.ts'
import { AnswerForm, queueCss as css, QueuePage } from '../queue/index.ts'
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
    <QueuePage
      file="reports"
      title={t('queues.reports')}
      lead={t('queues.reports-lead')}
      state={state}
      states={reportStates}
      wordsOf={(one) => t('queues.state', { state: one })}
      hrefOf={(one, page) => paths.reports({ state: one, page })}
      page={reports}
      done={decided.ok ? t('queues.done', { state: decided.state ?? 'open' }) : null}
      empty={{ title: t('queues.none-title'), text: t('queues.reports-none') }}
    >
      {(report) => <ReportCard key={report.id} report={report} evidence={evidence} result={result} />}
    </QueuePage>
  )
}
