import { Form } from '@remix-run/react'
import type { CallData, Cart, calls } from '@tradepost/contract'
import { emailMaxLength } from '@tradepost/domain/account/email-address'
import { inputField } from '@tradepost/domain/order/delivery-inputs'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { LockIcon } from '@tradepost/ui-kit/icons'
import { Container } from '@tradepost/ui-kit/layout'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { readProblems, useBusy, useIsolated, useShop } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { useSpan } from '../kernel/use-count.ts'
import { spanOf } from '../offer-card/offer-state.ts'
import { BackLink, LegalLinks } from '../page/index.ts'
import {
  InputFields,
  PromiseLine,
  PurchasePage,
  type StatedTax,
  TaxChoice,
  TaxFields,
  UnpaidOrdersLink,
} from '../purchase/index.ts'
import * as css from './checkout.css.ts'
import { CouponChoice } from './coupon-choice.tsx'
import type { CouponChoice as Coupon } from './coupon-worth.ts'
import { OrderSummary } from './order-summary.tsx'
import { ReferrerField } from './referrer-field.tsx'

export interface CheckoutPageProps {
  cart: Cart
  /** The offer to buy directly, without the cart. Null to buy the cart. */
  direct: { offerId: string; quantity: number } | null
  email: string
  coupons: readonly Coupon[]
  /** The coupon applied to the order. */
  coupon: Coupon | null
  /** The tax in the total, and the country whose tax it is; null if the shop charges none. */
  tax?: StatedTax | null
  idempotencyKey: string
  /** The version of the terms to which the order agrees; null if the shop has none. */
  terms?: number | null
  legal?: CallData<typeof calls.legal.legalPageList>
  /** The card provider's script did not load, so another way to pay is offered. */
  cardsMissing?: boolean
  result?: unknown
}

function DeliveryPromises({ cart }: { cart: Cart }) {
  const t = useT()
  const span = useSpan()
  const { tenant } = useShop()
  const offers = cart.lines.flatMap(({ offer }) => (offer ? [offer] : []))
  const slowest = (mode: 'platform' | 'im') =>
    Math.max(0, ...offers.filter((offer) => offer.deliveryMode === mode).map((offer) => offer.deliveryMinutes))
  const has = (mode: 'platform' | 'im') => offers.some((offer) => offer.deliveryMode === mode)
  return (
    <>
      {has('platform') ? (
        <PromiseLine>
          {t('checkout.deliveryPlatform', { shop: tenant.displayName, span: span(spanOf(slowest('platform'))) })}
        </PromiseLine>
      ) : null}
      {has('im') ? (
        <PromiseLine>{t('checkout.deliverySeller', { span: span(spanOf(slowest('im'))) })}</PromiseLine>
      ) : null}
      <PromiseLine>{t('checkout.protection')}</PromiseLine>
      {offers.some(({ insured }) => insured) ? <PromiseLine>{t('checkout.insured')}</PromiseLine> : null}
    </>
  )
}

/** Labels of a line's delivery fields, for the summary of problems. */
const labelsOf = (cart: Cart): Record<string, string> =>
  Object.fromEntries(
    cart.lines.flatMap(({ offerId, deliveryInputs }) =>
      deliveryInputs.map(({ key, label }) => [inputField(`inputs.${offerId}`, key), label]),
    ),
  )

/** The delivery fields, one group for each line that has any. */
function DeliveryInputs({ cart, problems }: { cart: Cart; problems: ReturnType<typeof readProblems> }) {
  const t = useT()
  const linesWithFields = cart.lines.filter(({ deliveryInputs }) => deliveryInputs.length > 0)
  if (linesWithFields.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="inputs">
      <Heading level={2} size="md" id="inputs">
        {t('inputs.title')}
      </Heading>
      {linesWithFields.map(({ offerId, offer, deliveryInputs, inputs }) => (
        <fieldset key={offerId} className={css.inputs}>
          <legend className={css.inputsOf}>
            <bdi>{offer?.title}</bdi>
          </legend>
          <InputFields inputs={deliveryInputs} prefix={`inputs.${offerId}`} values={inputs} problems={problems} />
        </fieldset>
      ))}
    </section>
  )
}

/** The checkout in one column, from the summary to the pay button. */
export function CheckoutPage(props: CheckoutPageProps) {
  const {
    cart,
    direct,
    email,
    coupons,
    coupon,
    tax = null,
    idempotencyKey,
    terms = null,
    legal = [],
    cardsMissing = false,
    result,
  } = props
  const t = useT()
  const { money } = useFormat()
  const problems = readProblems(result, {
    ...labelsOf(cart),
    deliveryEmail: t('checkout.deliveryEmail'),
    coupon: t('checkout.couponTitle'),
    country: t('checkout.taxCountry'),
    vat: t('checkout.taxNumber'),
  })
  const busy = useBusy()
  const reserving = useBusy('reserve')
  const isolated = useIsolated()
  // Keep the key of the first render: a new key after a revalidation could make a second purchase.
  const [firstKey] = useState(idempotencyKey)
  const key = problems.value('key') ?? firstKey
  const total = { ...cart.total, minor: cart.total.minor - (coupon?.off ?? 0) }
  const free = total.minor === 0
  const broken = cart.lines.some((line) => line.problem !== null)
  const item = direct ? paths.item(direct.offerId) : null
  const offer = direct ? cart.lines[0]?.offer : null
  return (
    <Container>
      <PurchasePage>
        <div className={css.column}>
          <div className={css.section}>
            <BackLink to={item ?? paths.cart()}>{t(item ? 'checkout.backToOffer' : 'checkout.back')}</BackLink>
            <Heading level={1}>{t('checkout.title')}</Heading>
          </div>
          <ErrorSummary title={t('checkout.problems')} errors={problems.summary} />
          <UnpaidOrdersLink codes={problems.codes} />
          {broken ? (
            <>
              <Notice
                tone="warning"
                role="alert"
                title={t('checkout.cannotBuy')}
                actions={
                  <ButtonLink
                    as={ShopAnchor}
                    href={offer ? paths.brandCategory(offer.brandAlias, offer.categoryAlias) : paths.cart()}
                  >
                    {t(offer ? 'checkout.similar' : 'checkout.toCart')}
                  </ButtonLink>
                }
              />
              <OrderSummary cart={cart} />
            </>
          ) : (
            <div className={css.column}>
              <OrderSummary cart={cart} coupon={coupon} tax={tax} />
              <CouponChoice coupons={coupons} chosen={coupon?.id ?? null} currency={cart.total.currency} />
              {tax ? <TaxChoice tax={tax} /> : null}
              <Form method="post" noValidate className={css.inPlace}>
                <input type="hidden" name="key" value={key} />
                <TaxFields tax={tax} />
                <input type="hidden" name="expectedTotal" value={String(total.minor)} />
                <ReferrerField />
                <DeliveryInputs cart={cart} problems={problems} />
                <section className={css.section} aria-labelledby="delivery">
                  <Heading level={2} size="md" id="delivery">
                    {t('checkout.deliveryTitle')}
                  </Heading>
                  <TextField
                    id="deliveryEmail"
                    name="deliveryEmail"
                    type="email"
                    autoComplete="email"
                    label={t('checkout.deliveryEmail')}
                    hint={t('checkout.deliveryEmailHint')}
                    defaultValue={problems.value('deliveryEmail') ?? email}
                    error={problems.of('deliveryEmail')}
                    maxLength={emailMaxLength}
                    required
                  />
                  <DeliveryPromises cart={cart} />
                </section>
                <section className={css.section} aria-labelledby="what-next">
                  <Heading level={2} size="md" id="what-next">
                    {t('checkout.nextTitle')}
                  </Heading>
                  <ol className={css.steps}>
                    {free ? null : <li className={css.step}>{t('checkout.nextPay')}</li>}
                    <li className={css.step}>{t('checkout.nextDeliver')}</li>
                    <li className={css.step}>{t('checkout.nextConfirm')}</li>
                  </ol>
                </section>
                {free ? null : <p className={css.fine}>{t('checkout.reserve', { minutes: reservationMinutes })}</p>}
                {terms === null ? null : (
                  <div className={css.section}>
                    <input type="hidden" name="agreedTerms" value={terms} />
                    <p className={css.fine}>{t('legal.purchaseAgree')}</p>
                    <LegalLinks pages={legal} />
                  </div>
                )}
                <div className={css.pay}>
                  <Button type="submit" size="lg" fullWidth icon={LockIcon} loading={busy && !reserving}>
                    {free ? t('checkout.completeOrder') : t('checkout.payTotal', { total: isolated(money(total)) })}
                  </Button>
                </div>
                {cardsMissing && !free ? (
                  <Notice
                    tone="warning"
                    role="status"
                    title={t('checkout.cardsMissing')}
                    actions={
                      <Button type="submit" name="intent" value="reserve" variant="secondary" loading={reserving}>
                        {t('checkout.payElsewhere')}
                      </Button>
                    }
                  >
                    <p>{t('checkout.cardsMissingText', { minutes: reservationMinutes })}</p>
                  </Notice>
                ) : null}
              </Form>
            </div>
          )}
        </div>
      </PurchasePage>
    </Container>
  )
}
