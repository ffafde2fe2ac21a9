import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, paths, useMay } from '../kernel/index.ts'
import { AnswerForm, queueCss as css, QueuePage } from '../queue/index.ts'
import { type ComplaintState, complaintStates } from './complaint-states.ts'

export interface ComplaintsPageProps {
  state: ComplaintState
  complaints: CallData<typeof calls.rental.rentalComplaintPage>
  result?: unknown
}

/** The complaints of renters that an account does not let them in, to decide or decided. */
export function ComplaintsPage({ state, complaints, result }: ComplaintsPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayDecide = useMay('staff')('complaint.decide')
  const decided = (result ?? {}) as { ok?: boolean; state?: ComplaintState }
  return (
    <QueuePage
      file="rental-complaints"
      title={t('queues.complaints')}
      lead={t('queues.complaints-lead')}
      state={state}
      states={complaintStates}
      wordsOf={(one) => t('queues.state', { state: one })}
      hrefOf={(one, page) => paths.complaints({ state: one, page })}
      page={complaints}
      done={decided.ok ? t('queues.done', { state: decided.state ?? 'open' }) : null}
      empty={{ title: t('queues.none-title'), text: t('queues.complaints-none') }}
    >
      {(complaint) => (
        <Card as="li" key={complaint.id}>
          <div className={css.part}>
            <div className={css.head}>
              <h2>
                <TextLink as={DeskAnchor} href={paths.case(complaint.orderId)}>
                  {t('report.order', { id: complaint.orderId })}
                </TextLink>
              </h2>
              <Badge>{t('queues.state', { state: complaint.state })}</Badge>
            </div>
            <div className={css.muted}>{instant(complaint.createdAt, 'dateTime')}</div>
            <p className={css.words} dir="auto">
              {complaint.text}
            </p>
            {complaint.answer ? (
              <p className={css.words} dir="auto">
                {t('report.answer', { note: complaint.answer })}
              </p>
            ) : null}
            {complaint.state === 'open' && mayDecide ? (
              <AnswerForm
                subject={complaint.id}
                label={t('queues.answer')}
                hint={t('queues.complaint-hint')}
                maxLength={2000}
                yes={t('queues.complaint-yes')}
                no={t('queues.complaint-no')}
                result={result}
              />
            ) : null}
          </div>
        </Card>
      )}
    </QueuePage>
  )
}
