import { Form } from '@remix-run/react'
import { emailMaxLength } from '@tradepost/domain/account/email-address'
import { dayMs } from '@tradepost/domain/time/durations'
import { complaintWindowMinutes, rentalDays } from '@tradepost/domain/time/windows'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { EyeIcon, InfoIcon, KeyRoundIcon } from '@tradepost/ui-kit/icons'
import { Container } from '@tradepost/ui-kit/layout'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { TopUpButton } from '../gcoin/top-up/index.ts'
import { readProblems, useBusy, useIsolated } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { offerState, useOfferWords } from '../offer-card/index.ts'
import { BackLink } from '../page/index.ts'
import {
  PromiseLine,
  PurchaseLine,
  PurchasePage,
  TaxChoice,
  TaxFields,
  TaxLines,
  TotalLine,
  UnpaidOrdersLink,
} from '../purchase/index.ts'
import type { loadRent } from './load-rent.ts'
import * as css from './rental.css.ts'

export type RentPageProps = Omit<Awaited<ReturnType<typeof loadRent>>, 'meta'> & { result?: unknown }

const coins = (minor: number) => ({ minor, currency: 'GCOIN' })

function RentalFacts({ offer, balance, open, tax, now }: RentPageProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const price = offer.price?.minor ?? 0
  const left = balance - (open ? 0 : price)
  return (
    <Card as="section" aria-labelledby="what">
      <div className={css.section}>
        <Heading level={2} size="md" id="what">
          {t('rental.blockTitle')}
        </Heading>
        <PurchaseLine small title={offer.title} coverUrl={offer.coverUrl}>
          <Text as="span" size={14} tone="muted">
            {[offer.brandName, offer.seller.nickName].join(' · ')}
          </Text>
        </PurchaseLine>
        <DescriptionList
          items={[
            { term: t('rental.period'), value: t('rental.days', { days: rentalDays }) },
            { term: t('rental.endsIfNow'), value: instant(new Date(Date.parse(now) + rentalDays * dayMs)) },
            { term: t('rental.balance'), value: money(coins(balance)) },
            ...(left >= 0 ? [{ term: t('rental.balanceAfter'), value: money(coins(left)) }] : []),
          ]}
        />
        <TotalLine label={t('rental.price')} amount={money(offer.price && coins(price))} />
        {tax ? <TaxLines tax={tax} currency="USD" /> : null}
        <Text size={14} tone="muted">
          <bdi>{t('rental.howTopUpText')}</bdi>
        </Text>
      </div>
    </Card>
  )
}

function Promises() {
  const t = useT()
  return (
    <div className={css.promises}>
      <PromiseLine icon={EyeIcon}>{t('rental.promiseDetails')}</PromiseLine>
      <PromiseLine>{t('rental.promiseComplaint', { minutes: complaintWindowMinutes })}</PromiseLine>
      <PromiseLine icon={InfoIcon}>{t('rental.promiseFinal')}</PromiseLine>
    </div>
  )
}

/** Confirms a rental: its price in G Coin, the balance afterwards, and the button that pays. */
export function RentPage(props: RentPageProps) {
  const { offer, balance, email, open, tax, idempotencyKey, result } = props
  const t = useT()
  const words = useOfferWords()
  const { money, instant } = useFormat()
  const isolated = useIsolated()
  const busy = useBusy()
  const problems = readProblems(result, {
    deliveryEmail: t('checkout.deliveryEmail'),
    country: t('checkout.taxCountry'),
    vat: t('checkout.taxNumber'),
  })
  const [firstKey] = useState(idempotencyKey)
  const price = offer.price?.minor ?? null
  const missing = price === null ? 0 : Math.max(0, price - balance)
  const lacksCoins = !open && (missing > 0 || problems.codes.includes('gcoin_insufficient'))
  const isAvailable = offerState(offer) === 'onSale' && price !== null
  return (
    <Container>
      <PurchasePage>
        <div className={css.column}>
          <div className={css.head}>
            <BackLink to={paths.item(offer.id) ?? paths.rental()}>{t('rental.backToOffer')}</BackLink>
            <Heading level={1}>{t('rental.confirmTitle')}</Heading>
          </div>
          <ErrorSummary title={t('rental.rentProblems')} errors={problems.summary} />
          <UnpaidOrdersLink codes={problems.codes} />
          <RentalFacts {...props} />
          {!open && !isAvailable ? (
            <Notice
              tone="warning"
              role="status"
              title={words.unavailable(offer) ?? t('rental.cannotRent')}
              actions={
                <ButtonLink as={ShopAnchor} href={paths.rental()} size="sm">
                  {t('rental.similar')}
                </ButtonLink>
              }
            >
              {words.until(offer) ?? t('rental.cannotRent')}
            </Notice>
          ) : null}
          {open ? (
            <Notice
              tone="info"
              role="status"
              title={t('rental.setAside', { amount: isolated(money(coins(open.total.minor))) })}
            >
              {open.until ? (
                <time dateTime={open.until}>{t('rental.setAsideText', { time: instant(open.until, 'time') })}</time>
              ) : null}
            </Notice>
          ) : null}
          {isAvailable && lacksCoins ? (
            <Notice
              tone="warning"
              role="status"
              title={t('rental.missing', { amount: isolated(money(coins(missing))) })}
              actions={
                <TopUpButton
                  missing={missing}
                  offerId={offer.id}
                  asked={problems.codes.includes('gcoin_insufficient')}
                  size="lg"
                />
              }
            >
              {t('rental.missingText')}
            </Notice>
          ) : null}
          {tax && isAvailable ? <TaxChoice tax={tax} /> : null}
          {open || isAvailable ? (
            <Form method="post" noValidate className={css.form}>
              <input type="hidden" name="key" value={problems.value('key') ?? firstKey} />
              {open ? <input type="hidden" name="purchase" value={open.purchaseId} /> : null}
              <input type="hidden" name="expectedTotal" value={String(price ?? 0)} />
              <TaxFields tax={tax} />
              {open ? null : (
                <TextField
                  id="deliveryEmail"
                  name="deliveryEmail"
                  type="email"
                  autoComplete="email"
                  label={t('checkout.deliveryEmail')}
                  hint={t('rental.deliveryEmailHint')}
                  defaultValue={problems.value('deliveryEmail') ?? email}
                  error={problems.of('deliveryEmail')}
                  maxLength={emailMaxLength}
                  required
                />
              )}
              <Promises />
              <div className={css.pay}>
                <Button
                  type="submit"
                  size="lg"
                  fullWidth
                  icon={KeyRoundIcon}
                  loading={busy}
                  variant={lacksCoins ? 'secondary' : 'primary'}
                >
                  {open ? t('rental.finish') : t('rental.rentNow', { amount: isolated(money(coins(price ?? 0))) })}
                </Button>
              </div>
            </Form>
          ) : null}
        </div>
      </PurchasePage>
    </Container>
  )
}
