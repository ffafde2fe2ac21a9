import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, paths } from '../kernel/index.ts'
import { queueCss as css, QueuePage } from '../queue/index.ts'
import { type ReportState, reportStates } from './report-states.ts'

export interface ReportedMessagesPageProps {
  state: ReportState
  reports: CallData<typeof calls.messageDesk.reportedMessagePage>
}

type Report = ReportedMessagesPageProps['reports']['list'][number]

/** The people and the order that a report is about. */
export function ReportFacts({ report: { buyer, seller, orderId, createdAt } }: { report: Report }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <div className={css.muted}>
      <TextLink as={DeskAnchor} href={paths.customer(buyer.id)}>
        <bdi>{buyer.nickName}</bdi>
      </TextLink>
      {' · '}
      <TextLink as={DeskAnchor} href={paths.seller(seller.id)}>
        <bdi>{seller.nickName}</bdi>
      </TextLink>
      {' · '}
      {orderId ? (
        <TextLink as={DeskAnchor} href={paths.staffOrder(orderId)}>
          {t('report.order', { id: orderId })}
        </TextLink>
      ) : (
        t('messageReport.general')
      )}
      {' · '}
      {instant(createdAt, 'dateTime')}
    </div>
  )
}

/** How a report ended, or that its message is hidden; nothing while it waits. */
export function ReportOutcome({ report: { outcome } }: { report: Pick<Report, 'outcome'> }) {
  const t = useT()
  return outcome ? <Badge>{t('messageReport.outcome', { outcome })}</Badge> : null
}

/** The reports of messages, without the messages: each is read on its own page. */
export function ReportedMessagesPage({ state, reports }: ReportedMessagesPageProps) {
  const t = useT()
  return (
    <QueuePage
      file="reported-messages"
      title={t('messageReport.title')}
      lead={t('messageReport.list-lead')}
      state={state}
      states={reportStates}
      wordsOf={(one) => t('messageReport.state', { state: one })}
      hrefOf={(one, page) => paths.reportedMessages({ state: one, page })}
      page={reports}
      done={null}
      empty={{ title: t('queues.none-title'), text: t('messageReport.none') }}
    >
      {(report) => (
        <Card key={report.id} as="li">
          <div className={css.part}>
            <div className={css.head}>
              <h2>{t('messageReport.rule', { reason: report.reason })}</h2>
              <ReportOutcome report={report} />
            </div>
            <p className={css.words}>{t('messageReport.by', { side: report.side })}</p>
            <ReportFacts report={report} />
            <div>
              <ButtonLink as={DeskAnchor} href={paths.reportedMessage(report.id)} variant="secondary" size="sm">
                {t('messageReport.open')}
              </ButtonLink>
            </div>
          </div>
        </Card>
      )}
    </QueuePage>
  )
}
