import { Form } from '@remix-run/react'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  DeskAnchor,
  DraftNotice,
  PageHead,
  Problems,
  paths,
  readRefusal,
  SavedNotice,
  useBusy,
  useDesk,
  useDraft,
  useMay,
} from '../kernel/index.ts'
import { AttributeFields } from './attribute-fields.tsx'
import type { SellerOfferDetail } from './load-offers.ts'
import { statusName, toneOfStatus } from './offer-status.ts'
import * as css from './offers.css.ts'
import { PictureField } from './pictures/picture-field.tsx'
import { PriceField } from './price-field.tsx'
import { StatementFields } from './statement-fields.tsx'

export interface OfferEditPageProps {
  offer: SellerOfferDetail
  result?: unknown
}

const dollarsOf = (cents: number) => (cents / 100).toFixed(2)

/** Everything that a seller states about one offer, with its price, stock and status. */
export function OfferEditPage({ offer, result }: OfferEditPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const { shop } = useDesk()
  const may = useMay()
  const busy = useBusy()
  const draft = useDraft(`offer ${offer.id}`, result)
  const refusal = readRefusal(draft.result)
  const nameOf = (status: number) => t('desk.offer-status', { status: statusName(status) })
  const { gone = [] } = (result ?? {}) as { gone?: string[] }
  const numbers = [
    ['desk.available', offer.available],
    ['desk.reserved', offer.reserved],
    ['desk.sold', offer.sold],
  ] as const
  return (
    <div className={css.narrow}>
      <PageHead
        title={offer.title}
        lead={[
          offer.brandName,
          offer.categoryName,
          t('desk.listed-on', { date: instant(offer.listedAt, 'date') }),
        ].join(' · ')}
        actions={
          <>
            <Badge tone={toneOfStatus(offer.status)}>{nameOf(offer.status)}</Badge>
            {may('offer.edit') ? (
              <ButtonLink as={DeskAnchor} href={paths.newOffer({ copy: offer.id })} variant="secondary" size="sm">
                {t('offerForm.copy')}
              </ButtonLink>
            ) : null}
            <ButtonLink as={DeskAnchor} href={paths.offerPrices(offer.id)} variant="secondary" size="sm">
              {t('offerPrices.title')}
            </ButtonLink>
            <ButtonLink as={DeskAnchor} href={paths.offerPlans(offer.id)} variant="secondary" size="sm">
              {t('offerPlans.title')}
            </ButtonLink>
            <ButtonLink as={DeskAnchor} href={paths.offerTranslations(offer.id)} variant="secondary" size="sm">
              {t('offerTranslations.title')}
            </ButtonLink>
            <ButtonLink as={DeskAnchor} href={paths.offerVerification(offer.id)} variant="secondary" size="sm">
              {t('trust.verification')}
            </ButtonLink>
            {may('unit.view') ? (
              <ButtonLink as={DeskAnchor} href={paths.units(offer.id)} variant="secondary" size="sm">
                {t('desk.units')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <Card as="section" aria-label={t('desk.available')}>
        <dl className={css.facts}>
          {numbers.map(([label, value]) => (
            <div key={label} className={css.fact}>
              <dt className={css.muted}>{t(label)}</dt>
              <dd className={css.number}>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {may('offer.edit') ? (
        <Card as="section" aria-labelledby="edit">
          <Form
            method="post"
            encType="multipart/form-data"
            noValidate
            key={`${offer.status} ${offer.available} ${draft.formKey}`}
            {...draft.form}
          >
            <FormBody>
              <h2 id="edit">{t('desk.edit-offer')}</h2>
              <DraftNotice draft={draft} />
              <Problems refusal={refusal} />
              {offer.verifiedUntil ? (
                <Notice tone="warning">
                  {t('trust.lapse-warning', { date: instant(offer.verifiedUntil, 'date') })}
                </Notice>
              ) : null}
              {refusal.value('reword') ? <input type="hidden" name="reword" value="1" /> : null}
              <input type="hidden" name="version" value={refusal.value('version') ?? offer.version} />
              <TextField
                id="title"
                name="title"
                dir="auto"
                label={t('desk.offer-title')}
                defaultValue={refusal.value('title') ?? offer.title}
                error={refusal.of('title')}
                required
              />
              <PriceField
                price={dollarsOf(offer.priceMinor)}
                feePercent={offer.feePercent}
                highestTaxPercent={offer.highestTaxPercent}
                refusal={refusal}
              />
              {offer.attributes.length > 0 ? (
                <>
                  <h3>{t('offerForm.attributes')}</h3>
                  <input type="hidden" name="attributes" value="1" />
                  <AttributeFields attributes={offer.attributes} refusal={refusal} />
                </>
              ) : null}
              <StatementFields offer={offer} refusal={refusal} />
              {offer.supply === 'text' ? (
                <TextArea
                  id="delivery"
                  name="delivery"
                  dir="auto"
                  label={t('offerForm.delivery-words')}
                  hint={t('offerForm.delivery-edit-hint')}
                  maxLength={offerLimits.delivery}
                  error={refusal.of('delivery')}
                />
              ) : null}
              <PictureField
                key={refusal.value('pictures') ?? offer.version}
                pictures={offer.pictures}
                refusal={refusal}
              />
              {offer.hasUnits ? (
                <p className={css.muted}>
                  {t('desk.units-hint')}{' '}
                  {may('unit.view') && offer.supply === 'vault' ? (
                    <TextLink as={DeskAnchor} href={paths.units(offer.id)}>
                      {t('desk.units')}
                    </TextLink>
                  ) : null}
                </p>
              ) : (
                <TextField
                  id="available"
                  name="available"
                  inputMode="numeric"
                  label={t('desk.available')}
                  defaultValue={refusal.value('available') ?? String(offer.available)}
                  error={refusal.of('available')}
                  required
                />
              )}
              {offer.nextStatuses.length ? (
                <Select
                  id="status"
                  name="status"
                  label={t('desk.status')}
                  defaultValue={String(offer.status)}
                  error={refusal.of('status')}
                  options={[offer.status, ...offer.nextStatuses].map((status) => ({
                    value: String(status),
                    label: nameOf(status),
                  }))}
                />
              ) : null}
              <SavedNotice result={result} />
              {gone.length > 0 ? (
                <Notice tone="info" role="status">
                  {t('offerTranslations.gone', { languages: gone.join(', ') })}
                </Notice>
              ) : null}
              <FormActions>
                <Button loading={busy}>{t('desk.save-changes')}</Button>
                <ButtonLink href={`${shop.origin}/items/${offer.id}`} variant="quiet">
                  {t('desk.see-in-shop')}
                </ButtonLink>
              </FormActions>
            </FormBody>
          </Form>
        </Card>
      ) : null}
    </div>
  )
}
