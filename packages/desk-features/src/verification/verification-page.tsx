import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { RichText } from '@tradepost/ui-kit/rich-text'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { DeskAnchor, PageHead, Problems, paths, readRefusal, SavedNotice, useBusy, useMay } from '../kernel/index.ts'
import { ReportFacts } from './report-facts.tsx'
import { ReportForm } from './report-form.tsx'
import * as css from './verification.css.ts'

type Detail = CallData<typeof calls.trust.verificationDetail>

export interface VerificationPageProps {
  verification: Detail
  result?: unknown
}

function Listing({ listing }: { listing: Detail['listing'] }) {
  const t = useT()
  const facts = [...listing.attributes, ...listing.assets].map(({ name, value }) => ({ term: name, value }))
  return (
    <Card as="section" aria-labelledby="listing">
      <div className={css.part}>
        <h2 id="listing">{t('trust.listing')}</h2>
        {facts.length > 0 ? <DescriptionList layout="columns" items={facts} /> : null}
        <RichText text={listing.description} headingLevel={3} />
      </div>
    </Card>
  )
}

function Withdraw({ result }: { result?: unknown }) {
  const t = useT()
  const busy = useBusy('withdraw')
  const refusal = readRefusal(readRefusal(result).value('act') === 'withdraw' ? result : undefined)
  return (
    <Card as="section" aria-labelledby="withdraw">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="withdraw">{t('trust.withdraw')}</h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="withdraw" />
          <TextArea
            id="reason"
            name="reason"
            label={t('trust.reason')}
            maxLength={2000}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <FormActions>
            <Button variant="danger" loading={busy}>
              {t('trust.withdraw')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** Who looks at a request. Somebody else may take it over until it is decided. */
function Owner({ verification: { owner, state } }: VerificationPageProps) {
  const t = useT()
  const mayTake = useMay('staff')('verification.decide') && state === 'waiting'
  return (
    <div className={css.part}>
      <p>
        {t('trust.owner')}: <bdi>{owner?.nickName ?? '–'}</bdi>
      </p>
      {mayTake ? (
        <Form method="post">
          <input type="hidden" name="act" value="take" />
          <Button variant="secondary" size="sm">
            {t('trust.take')}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}

/** A request to verify an offer: the seller's pictures beside what the offer says, and the report. */
export function VerificationPage({ verification, result }: VerificationPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const maySeeSeller = useMay('staff')('seller.view')
  const { listing, sellerName, sellerId, note, pictures, state } = verification
  return (
    <div className={css.narrow}>
      <PageHead title={listing.title} lead={t('trust.queue-lead')} />
      <SavedNotice result={result} />
      <p>
        {maySeeSeller ? (
          <TextLink as={DeskAnchor} href={paths.seller(sellerId)}>
            <bdi>{sellerName}</bdi>
          </TextLink>
        ) : (
          <bdi>{sellerName}</bdi>
        )}{' '}
        · {t('trust.asked-at')} {instant(verification.askedAt, 'dateTime')}
      </p>
      <Owner verification={verification} />
      {note ? <p className={css.words}>{note}</p> : null}
      {pictures.length > 0 ? (
        <section className={css.part} aria-labelledby="pictures">
          <h2 id="pictures">{t('trust.pictures')}</h2>
          <ul className={css.pictures}>
            {pictures.map(({ id, url }, n) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img className={css.picture} src={url} alt={`${t('trust.pictures')} ${n + 1}`} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Listing listing={listing} />
      {state === 'waiting' ? null : <ReportFacts request={verification} />}
      {verification.mayDecide ? <ReportForm key={listing.version} listing={listing} result={result} /> : null}
      {verification.mayWithdraw ? <Withdraw result={result} /> : null}
    </div>
  )
}
