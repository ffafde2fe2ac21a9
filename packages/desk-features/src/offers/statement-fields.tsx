import { useT } from '@tradepost/i18n/react'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'
import { RichTextField } from '../rich-text-field/index.ts'
import type { SellerOfferDetail } from './load-offers.ts'

interface StatementFieldsProps {
  offer: Pick<
    SellerOfferDetail,
    'description' | 'unitName' | 'minQuantity' | 'maxQuantity' | 'deliveryMinutes' | 'supply'
  >
  refusal: ReturnType<typeof readRefusal>
}

/** The description, the word for one piece, the quantities and the promise of an offer. */
export function StatementFields({ offer, refusal }: StatementFieldsProps) {
  const t = useT()
  return (
    <>
      <RichTextField
        id="description"
        name="description"
        label={t('offerForm.description')}
        hint={t('offerForm.description-hint')}
        defaultValue={refusal.value('description') ?? offer.description}
        error={refusal.of('description')}
      />
      <TextField
        id="unitName"
        name="unitName"
        dir="auto"
        label={t('offerForm.unit')}
        hint={t('offerForm.unit-hint')}
        defaultValue={refusal.value('unitName') ?? offer.unitName ?? ''}
        error={refusal.of('unitName')}
      />
      <TextField
        id="minQuantity"
        name="minQuantity"
        inputMode="numeric"
        label={t('offerForm.min')}
        defaultValue={refusal.value('minQuantity') ?? String(offer.minQuantity)}
        error={refusal.of('minQuantity')}
        required
      />
      <TextField
        id="maxQuantity"
        name="maxQuantity"
        inputMode="numeric"
        label={t('offerForm.max')}
        defaultValue={refusal.value('maxQuantity') ?? String(offer.maxQuantity)}
        error={refusal.of('maxQuantity')}
        required
      />
      {offer.supply === 'manual' || offer.supply === 'declared' ? (
        <TextField
          id="minutes"
          name="minutes"
          inputMode="numeric"
          label={t('offerForm.minutes')}
          hint={t('offerForm.minutes-hint')}
          defaultValue={refusal.value('minutes') ?? String(offer.deliveryMinutes)}
          error={refusal.of('minutes') ?? refusal.of('deliveryMinutes')}
          required
        />
      ) : null}
    </>
  )
}
