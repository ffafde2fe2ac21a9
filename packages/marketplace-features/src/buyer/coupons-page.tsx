import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'
import { CouponTicket } from './coupon-ticket.tsx'
import { CouponTimes } from './coupon-times.tsx'

export interface CouponsPageProps {
  coupons: CallData<typeof calls.coupon.couponList>['list']
  claimable: CallData<typeof calls.coupon.claimableCoupons>
  result?: unknown
}

function CodeForm({ result }: { result: unknown }) {
  const t = useT()
  const busy = useBusy('code')
  const problems = readProblems(result)
  return (
    <Card>
      <Form method="post" noValidate className={css.section}>
        <TextField
          id="coupon"
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          label={t('account.couponCode')}
          defaultValue={problems.value('coupon')}
          error={problems.of('coupon') ?? problems.summary[0]?.message}
          maxLength={40}
          required
        />
        <div>
          <Button type="submit" name="intent" value="code" loading={busy}>
            {t('account.couponClaim')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function Claimable({ claimable }: Pick<CouponsPageProps, 'claimable'>) {
  const t = useT()
  const busy = useBusy()
  if (claimable.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="claimable">
      <Heading level={2} size="md" id="claimable">
        {t('account.couponClaimable')}
      </Heading>
      <ul className={css.coupons}>
        {claimable.map((coupon) => (
          <CouponTicket key={coupon.code} {...coupon}>
            <CouponTimes {...coupon} />
            {coupon.claimed ? (
              <Badge tone="success">{t('account.couponClaimed')}</Badge>
            ) : (
              <Form method="post" className={css.couponAction}>
                <input type="hidden" name="coupon" value={coupon.code} />
                <Button type="submit" size="sm" variant="secondary" loading={busy}>
                  {t('account.couponClaim')}
                  <VisuallyHidden>: {coupon.name}</VisuallyHidden>
                </Button>
              </Form>
            )}
          </CouponTicket>
        ))}
      </ul>
    </section>
  )
}

/** The buyer's coupons, and the coupons that can be claimed. */
export function CouponsPage({ coupons, claimable, result }: CouponsPageProps) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <BuyerPage title={t('account.coupons')}>
      <section className={css.section} aria-labelledby="own">
        <Heading level={2} size="md" id="own">
          {t('account.couponYours')}
        </Heading>
        {coupons.length === 0 ? (
          <EmptyState
            illustration="coupons"
            headingLevel={3}
            title={t('account.couponsEmptyTitle')}
            actions={
              <ButtonLink as={ShopAnchor} href={paths.allGames()}>
                {t('account.browse')}
              </ButtonLink>
            }
          >
            <p>{t('account.couponsEmpty')}</p>
          </EmptyState>
        ) : (
          <ul className={css.coupons}>
            {coupons.map((coupon) => (
              <CouponTicket key={coupon.id} {...coupon} off={coupon.state !== 'free'}>
                <Text size={14} tone="muted">
                  <time dateTime={coupon.expiresAt}>
                    {t('account.couponUntil', { date: instant(coupon.expiresAt) })}
                  </time>
                </Text>
                <Badge tone={coupon.state === 'free' ? 'success' : 'neutral'}>
                  {t('account.couponState', { state: coupon.state })}
                </Badge>
              </CouponTicket>
            ))}
          </ul>
        )}
      </section>
      <Claimable claimable={claimable} />
      <section className={css.section} aria-labelledby="claim">
        <Heading level={2} size="md" id="claim">
          {t('account.couponClaimTitle')}
        </Heading>
        <CodeForm result={result} />
      </section>
    </BuyerPage>
  )
}
