import { Form } from '@remix-run/react'
import type { ApplicationDetail } from '@tradepost/contract'
import { standardTag } from '@tradepost/i18n/locales'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { DeskAnchor, PageHead, Problems, paths, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './application.css.ts'
import { type Fact, FactList } from './fact-list.tsx'
import { IdentityCard } from './identity-card.tsx'

export interface ApplicationPageProps {
  application: ApplicationDetail
  result?: unknown
}

function Decision({ result }: { result?: unknown }) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  return (
    <Card as="section" aria-labelledby="decide">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="decide">{t('application.decide')}</h2>
          <Problems refusal={refusal} />
          <TextArea
            id="text"
            name="text"
            label={t('application.decide-text')}
            maxLength={2000}
            defaultValue={refusal.value('text')}
            error={refusal.of('text')}
            required
          />
          <FormActions>
            <Button name="decision" value="accept" loading={busy}>
              {t('application.accept')}
            </Button>
            <Button name="decision" value="refuse" variant="secondary">
              {t('application.refuse')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** An application with its papers, and the form that decides it. */
export function ApplicationPage({ application, result }: ApplicationPageProps) {
  const t = useT()
  const { instant, locale, money } = useFormat()
  const regions = new Intl.DisplayNames([standardTag(locale)], { type: 'region' })
  const { applicant, deposit, documents, kind, state, sellerId } = application
  const facts: Fact[] = [
    [t('application.kind-label'), t('application.kind', { kind })],
    [t('application.legal-name'), application.legalName],
    [t('application.number'), application.number],
    [t('application.address'), application.address],
    [t('application.country'), regions.of(application.country) ?? application.country],
    [t('application.goods'), application.goods],
    [
      t('application.applicant'),
      `${applicant.nickName}, ${applicant.email ?? ''}, ${t('application.member-since', { date: instant(applicant.memberSince, 'date') })}`,
    ],
    [t('application.submitted-at'), instant(application.submittedAt, 'dateTime')],
    [t('application.deposit'), money(deposit)],
  ]
  return (
    <div className={css.page}>
      <PageHead title={application.nickName} lead={t('application.state', { state })} />
      {application.decidedBy ? (
        <p className={css.muted}>
          {t('application.decided', {
            name: application.decidedBy,
            text: application.lookedAt ?? application.reason ?? '',
          })}
        </p>
      ) : null}
      {sellerId ? (
        <p>
          <DeskAnchor href={paths.seller(sellerId)} className={css.link}>
            {t('application.to-seller')}
          </DeskAnchor>
        </p>
      ) : null}
      <Card as="section" aria-label={t('application.applicant')}>
        <FactList facts={facts} />
      </Card>
      {application.identityCheck ? <IdentityCard check={application.identityCheck} /> : null}
      {documents.length > 0 ? (
        <section className={css.part} aria-labelledby="papers">
          <h2 id="papers">{t('application.papers')}</h2>
          <ul className={css.papers}>
            {documents.map(({ id, url }, n) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img className={css.paper} src={url} alt={`${t('application.papers')} ${n + 1}`} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {application.mayDecide ? <Decision result={result} /> : null}
    </div>
  )
}
