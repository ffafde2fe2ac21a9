import { Form, useNavigate } from '@remix-run/react'
import { calls, type Purchase } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { CreditCardIcon } from '@tradepost/ui-kit/icons'
import { Container } from '@tradepost/ui-kit/layout'
import { Notice } from '@tradepost/ui-kit/notice'
import { ProgressNote } from '@tradepost/ui-kit/progress'
import { Stepper } from '@tradepost/ui-kit/stepper'
import { Heading } from '@tradepost/ui-kit/text'
import { useEffect } from 'react'
import useSWR from 'swr'
import { useBusy, useShop } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { OutcomeHead, PurchasePage, TotalLine } from '../purchase/index.ts'
import { BuyAnother, CancelLink } from './other-ways.tsx'
import { outcomeOf } from './outcome.ts'
import * as css from './payment.css.ts'
import { PurchaseLines } from './purchase-lines.tsx'

export interface PaymentPromptPageProps {
  purchase: Purchase
  payable: boolean
  /** True if the buyer stated that they have paid, but the payment is not confirmed yet. */
  asked: boolean
  /** True if the buyer left the card page without paying. */
  cancelled: boolean
}

const pollMs = 3000

/** Polls the purchase and navigates to the outcome page once there is an outcome. */
function useOutcome(purchase: Purchase): Purchase {
  const { api } = useShop()
  const navigate = useNavigate()
  const { data } = useSWR(
    ['purchase', purchase.purchaseId],
    () => api(calls.checkout.getPurchase, { params: { id: purchase.purchaseId } }),
    { fallbackData: purchase, revalidateOnMount: false, refreshInterval: pollMs, keepPreviousData: true },
  )
  const current = data ?? purchase
  const outcome = outcomeOf(current)
  useEffect(() => {
    if (outcome === 'paid') navigate(paths.paymentSuccess(purchase.purchaseId), { replace: true })
    if (outcome === 'failed') navigate(paths.paymentFailed(purchase.purchaseId), { replace: true })
  }, [outcome, navigate, purchase.purchaseId])
  return current
}

const steps = ['Placed', 'Payment', 'Delivery'] as const

/** The steps of a payment: done, waiting and next. */
function Waiting({ state }: Pick<Purchase, 'state'>) {
  const t = useT()
  return (
    <>
      <Stepper
        label={t('checkout.promptSteps')}
        steps={steps.map((step) => ({ id: step, label: t(`checkout.promptStep${step}`) }))}
        current="Payment"
      />
      <ProgressNote waitingFor={t('checkout.promptBar')}>
        {t(state === 'pending' ? 'checkout.promptConfirming' : 'checkout.promptWaiting')} {t('checkout.promptNext')}
      </ProgressNote>
    </>
  )
}

interface HeadProps {
  purchase: Purchase
  payable: boolean
  left: boolean
}

/** Heading that asks whether the buyer has paid. If they left the card page, it states that nothing was paid. */
function Head({ purchase, payable, left }: HeadProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const time = instant(purchase.payBefore, 'time')
  const title = purchase.total.minor === 0 ? 'nothingToPay' : left ? 'cancelledTitle' : 'promptTitle'
  return (
    <OutcomeHead look="waiting" icon={CreditCardIcon} title={t(`checkout.${title}`)} amount={money(purchase.total)}>
      {left ? `${t('checkout.failedReason', { reason: 'cancelled' })} ${t('checkout.failedKept', { time })}` : null}
      {!left && payable ? t('checkout.promptLead', { time }) : null}
    </OutcomeHead>
  )
}

/** The page "Have you completed the payment?" of a purchase without an outcome. */
export function PaymentPromptPage({ purchase, payable, asked, cancelled }: PaymentPromptPageProps) {
  const t = useT()
  const { money } = useFormat()
  const paying = useBusy('pay')
  const checking = useBusy('check')
  const { state } = useOutcome(purchase)
  // Cancelling an order can leave a total of zero, which needs no card.
  const free = payable && purchase.total.minor === 0
  const left = cancelled && state === 'created' && !free
  return (
    <Container>
      <PurchasePage>
        <div className={css.column}>
          <Head purchase={purchase} payable={payable} left={left} />
          {left || free ? null : <Waiting state={state} />}
          {asked ? (
            <Notice tone="info" role="status">
              {t('checkout.promptNothingYet')}
            </Notice>
          ) : null}
          <Form method="post" className={css.answers}>
            {payable ? (
              <Button type="submit" name="intent" value="pay" size="lg" fullWidth loading={paying}>
                {t(free ? 'checkout.completeOrder' : left ? 'checkout.payAgain' : 'checkout.promptNotYet')}
              </Button>
            ) : null}
            {left || free ? null : (
              <Button
                type="submit"
                name="intent"
                value="check"
                variant="secondary"
                size="lg"
                fullWidth
                loading={checking}
              >
                {t('checkout.promptPaid')}
              </Button>
            )}
            {payable ? <CancelLink purchase={purchase} /> : null}
          </Form>
          <Card as="section" aria-labelledby="what">
            <div className={css.card}>
              <Heading level={2} size="md" id="what">
                {t('checkout.summary')}
              </Heading>
              <PurchaseLines purchase={purchase} />
              <TotalLine label={t('checkout.amountDue')} amount={money(purchase.total)} />
            </div>
          </Card>
          {payable ? <BuyAnother purchase={purchase} /> : null}
        </div>
      </PurchasePage>
    </Container>
  )
}
