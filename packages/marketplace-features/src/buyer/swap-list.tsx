import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { readProblems, useBusy } from '../kernel/index.ts'
import * as css from './buyer.css.ts'
import { CouponTicket } from './coupon-ticket.tsx'
import { CouponTimes } from './coupon-times.tsx'

interface SwapListProps {
  swaps: CallData<typeof calls.coupon.claimableCoupons>
  totalPoint: number
  /** Names the state of the points, so that one press takes them once. */
  swapKey: string
  result: unknown
}

/** The coupons that the buyer can swap points for. */
export function SwapList({ swaps, totalPoint, swapKey, result }: SwapListProps) {
  const t = useT()
  const busy = useBusy()
  const { summary } = readProblems(result)
  return (
    <section className={css.section} aria-labelledby="swap">
      <Heading level={2} size="md" id="swap">
        {t('account.swapTitle')}
      </Heading>
      {summary[0] ? (
        <Notice tone="danger" role="alert">
          {summary[0].message}
        </Notice>
      ) : null}
      {swaps.length === 0 ? <Text tone="muted">{t('account.swapNone')}</Text> : null}
      <ul className={css.coupons}>
        {swaps.map((coupon) => {
          const missing = (coupon.points ?? 0) - totalPoint
          return (
            <CouponTicket key={coupon.code} {...coupon}>
              <CouponTimes {...coupon} />
              {missing > 0 ? (
                <>
                  <Text size={14} weight="semibold">
                    {t('account.swapFor', { count: coupon.points ?? 0 })}
                  </Text>
                  <Text size={14}>{t('account.swapMissing', { count: missing })}</Text>
                </>
              ) : (
                <Form method="post" className={css.couponAction}>
                  <input type="hidden" name="coupon" value={coupon.code} />
                  <input type="hidden" name="points" value={coupon.points ?? 0} />
                  <input type="hidden" name="key" value={`${swapKey}-${coupon.code}`} />
                  <Button type="submit" size="sm" variant="secondary" loading={busy}>
                    {t('account.swapFor', { count: coupon.points ?? 0 })}
                    <VisuallyHidden>: {coupon.name}</VisuallyHidden>
                  </Button>
                </Form>
              )}
            </CouponTicket>
          )
        })}
      </ul>
    </section>
  )
}
