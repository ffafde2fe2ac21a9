import { Form, useSearchParams, useSubmit } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { RadioGroup } from '@tradepost/ui-kit/radio-group'
import { useRef } from 'react'
import { useIsolated } from '../kernel/index.ts'
import * as css from './checkout.css.ts'
import type { CouponChoice as Choice } from './coupon-worth.ts'

interface CouponChoiceProps {
  coupons: readonly Choice[]
  chosen: string | null
  currency: string
}

/** Chooses the order's coupon and reloads the page's total. */
export function CouponChoice({ coupons, chosen, currency }: CouponChoiceProps) {
  const t = useT()
  const { money } = useFormat()
  const isolated = useIsolated()
  const submit = useSubmit()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  if (coupons.length === 0) return null
  const hintOf = ({ off, refusal, seller, minTotal, amountOff, mostOff }: Choice) =>
    refusal === 'minimum'
      ? t('checkout.couponMinimum', { amount: isolated(money(minTotal)) })
      : refusal === 'currency'
        ? t('checkout.couponCurrency', { currency: (amountOff ?? minTotal)?.currency ?? '' })
        : refusal === 'seller'
          ? t('account.couponSeller', { seller: isolated(seller?.name ?? '') })
          : mostOff && off >= mostOff.minor
            ? t('account.couponMost', { amount: isolated(money(mostOff)) })
            : undefined
  return (
    <Card as="section" id="coupon" aria-labelledby="coupon-title">
      <Form method="get" ref={form} className={css.section} preventScrollReset replace>
        {[...search]
          .filter(([name]) => name !== 'coupon')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <RadioGroup
          id="coupon-title"
          name="coupon"
          label={t('checkout.couponTitle')}
          layout="rows"
          defaultValue={chosen ?? ''}
          onValueChange={() => submit(form.current, { preventScrollReset: true, replace: true })}
          options={[
            { value: '', label: t('checkout.couponNone') },
            ...coupons.map((coupon) => ({
              value: coupon.id,
              label: coupon.name,
              disabled: coupon.refusal !== null,
              hint: hintOf(coupon),
              end: coupon.refusal ? null : (
                <bdi className={css.amount}>{`−${money({ minor: coupon.off, currency })}`}</bdi>
              ),
            })),
          ]}
        />
        <noscript>
          <Button type="submit" variant="secondary">
            {t('checkout.couponApply')}
          </Button>
        </noscript>
      </Form>
    </Card>
  )
}
