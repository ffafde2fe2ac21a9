import type { OfferDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Price } from '@tradepost/ui-kit/price'
import { isRental, offerState } from '../offer-parts/index.ts'
import { paths, ShopAnchor } from '../paths/index.ts'
import { buyWord } from './buy-words.ts'
import * as css from './offer-page.css.ts'

/** The phone's last line: the price and the next step, always there. */
export function BuyBar({ offer, price }: { offer: OfferDetail; price: string }) {
  const t = useT()
  const state = offerState(offer)
  const next = isRental(offer) ? paths.rent(offer.id) : paths.checkout({ id: offer.id, quantity: offer.minQuantity })
  return (
    <aside className={css.bar} aria-label={t('offer.buyBar')}>
      <Price amount={price} size="lg" />
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
