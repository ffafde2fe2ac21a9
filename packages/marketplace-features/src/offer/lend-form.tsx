import { Form, useSearchParams } from '@remix-run/react'
import type { OfferDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { KeyRoundIcon } from '@tradepost/ui-kit/icons'
import { Notice } from '@tradepost/ui-kit/notice'
import { isRental } from '../offer-parts/index.ts'
import { paths, ShopAnchor } from '../paths/index.ts'
import { askedToLend, buyWord } from './buy-words.ts'
import * as css from './offer-page.css.ts'

/** What is lent cannot be paid for yet: the button says so instead of leading into a checkout that refuses. */
export function LendForm({ offer, place }: { offer: OfferDetail; place: 'phone' | 'desktop' }) {
  const t = useT()
  const [search] = useSearchParams()
  const asked = search.has(askedToLend)
  return (
    <Form method="get" action={paths.item(offer.id) ?? ''} className={css.form} id={`lend-${place}`} preventScrollReset>
      <Button name={askedToLend} value="1" size="lg" fullWidth icon={KeyRoundIcon} disabled={!offer.price}>
        {t(buyWord(offer))}
      </Button>
      {asked ? (
        <Notice
          tone="info"
          role="status"
          title={t(isRental(offer) ? 'offer.rentalClosedTitle' : 'offer.sharingClosedTitle')}
          actions={
            <ButtonLink as={ShopAnchor} href={paths.brand(offer.brandAlias)} variant="secondary" size="sm">
              {t('catalog.otherOffersOf', { brand: offer.brandName })}
            </ButtonLink>
          }
        >
          {t('offer.lendingClosedText')}
        </Notice>
      ) : null}
    </Form>
  )
}
