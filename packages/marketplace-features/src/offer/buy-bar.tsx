import type { OfferDetail } from '@tradepost/contract'
import { lineTotal } from '@tradepost/domain/money/money'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { formatMoney } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Price } from '@tradepost/ui-kit/price'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { offerState, useOfferWords } from '../offer-card/index.ts'
import { buyWord } from './buy-words.ts'
import * as css from './offer-page.css.ts'
import { useQuantity } from './quantity.tsx'

/** Sticky bar on phones with the total and the buy button. */
export function BuyBar({ offer }: { offer: OfferDetail }) {
  const t = useT()
  const [quantity] = useQuantity()
  const words = useOfferWords()
  const state = offerState(offer)
  const next = isRental(offer) ? paths.rent(offer.id) : paths.checkout({ id: offer.id, quantity })
  const several = state === 'onSale' && !isRental(offer) && quantity > 1
  return (
    <aside className={css.bar} aria-label={t('offer.buyBar')}>
      {offer.price && several ? (
        <p className={css.barTotal}>
          {t('offer.total')}
          <Price amount={formatMoney(lineTotal(offer, quantity))} size="lg" />
        </p>
      ) : (
        <Price amount={words.money(offer.price)} size="lg" />
      )}
      {state === 'onSale' && offer.price ? (
        <ButtonLink as={ShopAnchor} href={next} size="lg">
          {t(buyWord(offer))}
        </ButtonLink>
      ) : (
        <Button type="button" size="lg" disabled>
          {t(state === 'onSale' ? 'offer.offSale' : `offer.${state}`)}
        </Button>
      )}
    </aside>
  )
}
