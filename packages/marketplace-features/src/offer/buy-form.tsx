import { Form, useHref, useNavigate } from '@remix-run/react'
import type { OfferDetail } from '@tradepost/contract'
import { lineTotal } from '@tradepost/domain/money/money'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { formatMoney } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { ShoppingCartIcon, ZapIcon } from '@tradepost/ui-kit/icons'
import { Notice } from '@tradepost/ui-kit/notice'
import { QuantityStepper } from '@tradepost/ui-kit/quantity-stepper'
import type { FormEvent } from 'react'
import { readProblems } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { offerState, useOfferWords } from '../offer-card/index.ts'
import { InputFields } from '../purchase/index.ts'
import { buyButtonId, buyWord } from './buy-words.ts'
import * as css from './offer-page.css.ts'
import { useQuantity } from './quantity.tsx'
import { RentForm } from './rent-form.tsx'

interface BuyFormProps {
  offer: OfferDetail
  /** The result of the page's action. */
  result?: unknown
}

/** Quantity, "buy" and "add to cart" in one form, so that it works without JavaScript. */
export function BuyForm({ offer, result }: BuyFormProps) {
  const t = useT()
  const [quantity, setQuantity] = useQuantity()
  const words = useOfferWords()
  const navigate = useNavigate()
  const checkout = useHref(paths.checkout())
  const state = offerState(offer)
  const most = Math.min(offer.maxQuantity, offer.available)
  const single = most <= 1
  const until = words.until(offer)

  if (state !== 'onSale') {
    return (
      <div className={css.form}>
        <Button type="button" size="lg" fullWidth disabled>
          {t(`offer.${state}`)}
        </Button>
        {until ? <Notice tone="info">{until}</Notice> : null}
      </div>
    )
  }

  if (isRental(offer)) return <RentForm offer={offer} />

  const needsInputs = offer.deliveryInputs.length > 0

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'offer') return
    // The address that the form opens without JavaScript, but without the parameters for the cart.
    event.preventDefault()
    navigate(paths.checkout({ id: offer.id, quantity }), { viewTransition: true })
  }

  return (
    <Form
      method="post"
      action={(needsInputs && paths.item(offer.id)) || paths.cart()}
      className={css.form}
      noValidate
      preventScrollReset={needsInputs}
      onSubmit={onSubmit}
    >
      {needsInputs ? (
        <>
          <input type="hidden" name="offerId" value={offer.id} />
          <InputFields inputs={offer.deliveryInputs} prefix="inputs" values={{}} problems={readProblems(result)} />
        </>
      ) : null}
      {single ? (
        <input type="hidden" name="quantity" value={offer.minQuantity} />
      ) : (
        <div className={css.quantity}>
          <QuantityStepper
            id="quantity"
            name="quantity"
            label={t('offer.quantity')}
            hint={words.stock(offer)}
            min={offer.minQuantity}
            max={most}
            value={quantity}
            onValueChange={setQuantity}
            increaseLabel={t('offer.more')}
            decreaseLabel={t('offer.less')}
          />
          {offer.price && quantity > 1 ? (
            <p className={css.total} aria-live="polite">
              {t('offer.total')}
              <bdi className={css.totalAmount}>{formatMoney(lineTotal(offer, quantity))}</bdi>
            </p>
          ) : null}
        </div>
      )}
      <span className={css.buyButton} id={buyButtonId}>
        <Button
          {...(needsInputs
            ? { name: 'intent', value: 'buy' }
            : { name: 'offer', value: offer.id, formMethod: 'get', formAction: checkout })}
          size="lg"
          fullWidth
          icon={ZapIcon}
          disabled={!offer.price}
        >
          {t(buyWord(offer))}
        </Button>
      </span>
      <Button
        {...(needsInputs ? { name: 'intent', value: 'add' } : { name: 'offerId', value: offer.id })}
        variant="secondary"
        size="lg"
        fullWidth
        icon={ShoppingCartIcon}
        disabled={!offer.price}
      >
        {t('offer.addToCart')}
      </Button>
    </Form>
  )
}
