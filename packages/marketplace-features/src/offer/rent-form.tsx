import { Form } from '@remix-run/react'
import type { OfferDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { KeyRoundIcon } from '@tradepost/ui-kit/icons'
import { TopUpButton } from '../gcoin/top-up/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { buyButtonId, buyWord } from './buy-words.ts'
import * as css from './offer-page.css.ts'

/** Links to the page that rents the offer, and to the top-up of G Coin. */
export function RentForm({ offer }: { offer: OfferDetail }) {
  const t = useT()
  return (
    <div className={css.form}>
      <Form method="get" action={paths.rent(offer.id)} className={css.form}>
        <span className={css.buyButton} id={buyButtonId}>
          <Button size="lg" fullWidth icon={KeyRoundIcon} disabled={!offer.price}>
            {t(buyWord(offer))}
          </Button>
        </span>
      </Form>
      <TopUpButton offerId={offer.id} variant="secondary" size="lg" fullWidth />
    </div>
  )
}
