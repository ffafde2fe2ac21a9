import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { AnswerForm, queueCss as css } from '../answer-form/index.ts'
import { DeskAnchor, PageHead, Pages, paths, useMay } from '../kernel/index.ts'
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
    <div className={css.page}>
      <PageHead title={t('queues.complaints')} lead={t('queues.complaints-lead')} />
      <nav className={css.choices} aria-label={t('desk.status')}>
        {complaintStates.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={paths.complaints({ state: one })}
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
      {complaints.list.length > 0 ? (
        <ol className={css.list}>
          {complaints.list.map((complaint) => (
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
          ))}
        </ol>
      ) : (
        <EmptyState illustration="orders" title={t('queues.none-title')}>
          <p>{t('queues.complaints-none')}</p>
        </EmptyState>
      )}
      <Pages page={complaints} hrefOf={(page) => paths.complaints({ state, page })} />
    </div>
  )
}
