import { Form } from '@remix-run/react'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { sellerPromiseMinutes } from '@tradepost/domain/time/windows'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { RadioGroup } from '@tradepost/ui-kit/radio-group'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, DraftNotice, PageHead, Problems, paths, readRefusal, useBusy, useDraft } from '../kernel/index.ts'
import { AttributeFields } from './attribute-fields.tsx'
import type { SellerBrandCategory, SellerBrands } from './load-new-offer.ts'
import type { SellerOfferDetail } from './load-offers.ts'
import * as css from './offers.css.ts'
import { PictureField } from './pictures/picture-field.tsx'
import { PriceField } from './price-field.tsx'
import { StatementFields } from './statement-fields.tsx'

export interface NewOfferPageProps {
  kinds: SellerBrands
  brandId: string | null
  categoryId: string | null
  /** What the form asks, once the goods are chosen. */
  kind: SellerBrandCategory | null
  /** The offer that is copied. */
  source: SellerOfferDetail | null
  result?: unknown
}

function ChooseKind({ kinds, brandId }: Pick<NewOfferPageProps, 'kinds' | 'brandId'>) {
  const t = useT()
  const brand = kinds.find((one) => one.brandId === brandId)
  return (
    <Card as="section" aria-label={t('offerForm.brand')}>
      <Form method="get" className={css.search}>
        <Select
          id="brand"
          name="brand"
          label={t('offerForm.brand')}
          defaultValue={brandId ?? kinds[0]?.brandId ?? ''}
          options={kinds.map((one) => ({ value: one.brandId, label: one.brandName }))}
        />
        <Button variant="secondary">{t('offerForm.choose')}</Button>
      </Form>
      {brand ? (
        <nav className={css.kinds} aria-labelledby="category">
          <h2 id="category">{t('offerForm.category')}</h2>
          {brand.categories.map(({ categoryId, name }) => (
            <ButtonLink
              key={categoryId}
              as={DeskAnchor}
              href={paths.newOffer({ brand: brand.brandId, category: categoryId })}
              variant="secondary"
            >
              {name}
            </ButtonLink>
          ))}
        </nav>
      ) : null}
    </Card>
  )
}

const dollarsOf = (cents: number) => (cents / 100).toFixed(2)

function OfferForm({ kind, source, result, ...ids }: NewOfferPageProps & { kind: SellerBrandCategory }) {
  const t = useT()
  const busy = useBusy()
  const draft = useDraft(`new offer ${ids.brandId} ${ids.categoryId} ${source?.id ?? ''}`, result)
  const refusal = readRefusal(draft.result)
  const stated = new Map(source?.attributes.map(({ id, value }) => [id, value]))
  const offer = source ?? {
    ...{ description: '', unitName: null, minQuantity: 1, maxQuantity: offerLimits.quantity },
    deliveryMinutes: sellerPromiseMinutes,
  }
  return (
    <Card as="section" aria-labelledby="new">
      <Form method="post" encType="multipart/form-data" noValidate key={draft.formKey} {...draft.form}>
        <FormBody>
          <DraftNotice draft={draft} />
          <h2 id="new">
            {kind.brandName}, {kind.categoryName}
          </h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="brandId" value={ids.brandId ?? ''} />
          <input type="hidden" name="categoryId" value={ids.categoryId ?? ''} />
          <input type="hidden" name="unique" value={kind.isUnique ? '1' : '0'} />
          <TextField
            id="title"
            name="title"
            dir="auto"
            label={t('desk.offer-title')}
            maxLength={offerLimits.title}
            defaultValue={refusal.value('title') ?? source?.title ?? ''}
            error={refusal.of('title')}
            required
          />
          <PriceField
            price={source ? dollarsOf(source.priceMinor) : ''}
            feePercent={kind.feePercent}
            highestTaxPercent={kind.highestTaxPercent}
            refusal={refusal}
          />
          {kind.attributes.length > 0 ? <h3>{t('offerForm.attributes')}</h3> : null}
          <AttributeFields
            attributes={kind.attributes.map((one) => ({ ...one, value: stated.get(one.id) ?? null }))}
            refusal={refusal}
          />
          {source ? <input type="hidden" name="picturesOf" value={source.id} /> : null}
          <PictureField key={refusal.value('pictures') ?? ''} pictures={source?.pictures ?? []} refusal={refusal} />
          <StatementFields offer={{ ...offer, supply: kind.isUnique ? 'vault' : 'manual' }} refusal={refusal} />
          {kind.isUnique ? (
            <Notice tone="accent">{t('offerForm.unique-hint')}</Notice>
          ) : (
            <>
              <TextField
                id="available"
                name="available"
                inputMode="numeric"
                label={t('offerForm.stock-now')}
                defaultValue={refusal.value('available') ?? '1'}
                error={refusal.of('available') ?? refusal.of('stock')}
                required
              />
              <RadioGroup
                name="mode"
                label={t('offerForm.delivery')}
                defaultValue={refusal.value('mode') ?? 'chat'}
                options={[
                  { value: 'chat', label: t('offerForm.delivery-chat') },
                  { value: 'text', label: t('offerForm.delivery-text') },
                ]}
              />
              <TextArea
                id="delivery"
                name="delivery"
                dir="auto"
                label={t('offerForm.delivery-words')}
                maxLength={offerLimits.delivery}
                error={refusal.of('delivery')}
              />
            </>
          )}
          <FormActions>
            <Button loading={busy}>{t('offerForm.save')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** Makes an offer in two steps: what is sold, then what buyers want to know about it. */
export function NewOfferPage(props: NewOfferPageProps) {
  const t = useT()
  const { kinds, brandId, kind } = props
  return (
    <div className={css.narrow}>
      <PageHead title={t('offerForm.new-title')} lead={t('offerForm.new-lead')} />
      {kind ? <OfferForm {...props} kind={kind} /> : <ChooseKind kinds={kinds} brandId={brandId} />}
    </div>
  )
}
