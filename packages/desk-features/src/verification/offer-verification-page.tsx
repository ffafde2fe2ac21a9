import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, PageHead, paths, useMay } from '../kernel/index.ts'
import { AskForm } from './ask-form.tsx'
import { ReportFacts } from './report-facts.tsx'
import * as css from './verification.css.ts'

export interface OfferVerificationPageProps {
  offer: { id: string; title: string }
  verification: CallData<typeof calls.trust.sellerVerification>
  result?: unknown
}

/** Whether an offer is verified, the form that asks for it, and the reports so far. */
export function OfferVerificationPage({ offer, verification, result }: OfferVerificationPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayEdit = useMay()('offer.edit')
  const { verified, until, mayAsk, days, requests } = verification
  const isWaiting = requests.some(({ state }) => state === 'waiting')
  return (
    <div className={css.narrow}>
      <PageHead
        title={t('trust.verification')}
        lead={offer.title}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.offer(offer.id)} variant="secondary" size="sm">
            {t('desk.edit-offer')}
          </ButtonLink>
        }
      />
      <p>{t('trust.verification-lead')}</p>
      <Notice
        tone={verified ? 'success' : 'info'}
        title={until ? t('trust.verified-until', { date: instant(until, 'date') }) : t('trust.not-verified')}
        role="status"
      >
        <p>{t('trust.lapse', { days: String(days) })}</p>
        {isWaiting ? <p>{t('trust.waiting')}</p> : null}
        {!mayAsk && !verified && !isWaiting ? <p>{t('trust.cannot')}</p> : null}
      </Notice>
      {mayAsk && mayEdit ? <AskForm key={requests.length} result={result} /> : null}
      {requests.length > 0 ? (
        <section className={css.part} aria-labelledby="requests">
          <h2 id="requests">{t('trust.requests')}</h2>
          {requests.map((request) => (
            <ReportFacts key={request.id} request={request} />
          ))}
        </section>
      ) : null}
    </div>
  )
}
