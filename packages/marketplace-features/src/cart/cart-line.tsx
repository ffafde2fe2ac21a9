import { Form, useSubmit } from '@remix-run/react'
import type { CartLine } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { IconButton } from '@tradepost/ui-kit/icon-button'
import { Trash2Icon } from '@tradepost/ui-kit/icons'
import { TextLink } from '@tradepost/ui-kit/link'
import { Price } from '@tradepost/ui-kit/price'
import { QuantityStepper } from '@tradepost/ui-kit/quantity-stepper'
import { Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { GivenInputs, givenOf, PurchaseLine } from '../purchase/index.ts'
import * as css from './cart.css.ts'
import { removeId } from './use-after-removal.ts'

function Problem({ line }: { line: CartLine }) {
  const t = useT()
  const { offer, problem } = line
  if (!problem) return null
  const text = {
    removed: () => t('cart.problemRemoved'),
    sold_out: () => t('cart.problemSoldOut'),
    quantity: () => t('cart.problemQuantity', { available: offer?.available ?? 0 }),
    unavailable: () => t('cart.problemUnavailable'),
  }[problem]()
  return (
    <p className={css.problem} role="status">
      {text}{' '}
      {offer && problem !== 'quantity' ? (
        <TextLink as={ShopAnchor} href={paths.brandCategory(offer.brandAlias, offer.categoryAlias)}>
          {t('cart.similar')}
        </TextLink>
      ) : null}
    </p>
  )
}

interface CartLineProps {
  line: CartLine
  /** The last quantity that the gateway confirmed. A request with a newer quantity may be in flight. */
  confirmedQuantity: number
  busy: boolean
  perProduct: number
  /** Called before the line is removed. */
  onRemove: (offerId: string, title: string) => void
}

/** One line of the cart. Quantity and removal are forms, so that they work without JavaScript. */
export function CartLineView({ line, confirmedQuantity, busy, perProduct, onRemove }: CartLineProps) {
  const t = useT()
  const { money } = useFormat()
  const submit = useSubmit()
  const { offer, offerId } = line
  const title = offer?.title ?? t('cart.unknownOffer')
  const max = Math.max(1, Math.min(perProduct, offer?.maxQuantity ?? 1, Math.max(offer?.available ?? 1, 1)))
  const single = max === 1 && line.quantity === 1
  const fixed = line.problem !== null && line.problem !== 'quantity'
  const send = (intent: 'set' | 'remove', quantity: number) =>
    submit(
      {
        intent,
        offerId,
        quantity: String(quantity),
        more: String(quantity - confirmedQuantity),
        back: paths.cart(),
        quiet: '1',
      },
      // A keyed fetcher stays alive when this component unmounts: the line disappears before its removal is answered.
      { method: 'post', action: paths.cart(), navigate: false, fetcherKey: `cart-${offerId}` },
    )
  return (
    <li className={css.item} data-busy={busy}>
      <PurchaseLine title={title} to={offer ? paths.item(offerId) : null} coverUrl={offer?.coverUrl ?? null}>
        {offer ? (
          <Text as="span" size={14} tone="muted">
            {[offer.brandName, offer.categoryName, t('cart.soldBy', { seller: offer.seller.nickName })].join(' · ')}
          </Text>
        ) : null}
        <GivenInputs inputs={givenOf(line.deliveryInputs, line.inputs)} />
        <Problem line={line} />
        <div className={css.controls} data-choice={!(single || fixed)}>
          <span className={css.price}>
            <Price amount={money(line.lineTotal)} muted={line.problem !== null} />
          </span>
          {single || fixed ? null : (
            <Form
              method="post"
              action={paths.cart()}
              className={css.quantity}
              onSubmit={(event) => {
                event.preventDefault()
                send('set', Number(new FormData(event.currentTarget).get('quantity')))
              }}
            >
              <input type="hidden" name="intent" value="set" />
              <input type="hidden" name="offerId" value={offerId} />
              <input type="hidden" name="back" value={paths.cart()} />
              <QuantityStepper
                name="quantity"
                label={t('cart.quantityOf', { title })}
                labelHidden
                value={line.quantity}
                min={offer?.minQuantity ?? 1}
                max={max}
                increaseLabel={t('cart.more')}
                decreaseLabel={t('cart.less')}
                onValueChange={(quantity) => send('set', quantity)}
              />
              <span className={css.onlyWithoutScript}>
                <Button type="submit" variant="secondary">
                  {t('cart.update')}
                </Button>
              </span>
            </Form>
          )}
          <Form
            method="post"
            action={paths.cart()}
            className={css.remove}
            onSubmit={(event) => {
              event.preventDefault()
              onRemove(offerId, title)
              send('remove', 0)
            }}
          >
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="offerId" value={offerId} />
            <input type="hidden" name="back" value={paths.cart()} />
            <IconButton id={removeId(offerId)} type="submit" icon={Trash2Icon} label={t('cart.removeOf', { title })} />
          </Form>
        </div>
      </PurchaseLine>
    </li>
  )
}
