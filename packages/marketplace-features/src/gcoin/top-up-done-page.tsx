import { Form, useLocation, useRevalidator } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { CircleCheckIcon, CircleXIcon, ClockIcon } from '@tradepost/ui-kit/icons'
import { ProgressNote } from '@tradepost/ui-kit/progress'
import { useEffect } from 'react'
import { useBusy, useIsolated } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { OutcomeActions, OutcomeHead } from '../purchase/index.ts'
import * as css from './gcoin.css.ts'
import type { loadTopUpDone } from './load-gcoin.ts'

export type TopUpDonePageProps = Omit<Awaited<ReturnType<typeof loadTopUpDone>>, 'meta'>

const pollMs = 3000
const looks = {
  paid: { look: 'good', icon: CircleCheckIcon },
  waiting: { look: 'waiting', icon: ClockIcon },
  failed: { look: 'bad', icon: CircleXIcon },
} as const

/** Reloads the page's data while the outcome is unknown. */
function useRefreshing(on: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!on) return
    const timer = setInterval(revalidate, pollMs)
    return () => clearInterval(timer)
  }, [on, revalidate])
}

/** The outcome of a top-up, with a link to the offer it was for. */
export function TopUpDonePage({ purchaseId, outcome, total, payable, balance, offerId }: TopUpDonePageProps) {
  const t = useT()
  const { money } = useFormat()
  const isolated = useIsolated()
  const busy = useBusy()
  const { pathname, search } = useLocation()
  useRefreshing(outcome === 'waiting')
  const added = money({ minor: total.minor, currency: 'GCOIN' })
  const owned = isolated(money({ minor: balance, currency: 'GCOIN' }))
  return (
    <div className={css.column}>
      <div role="status">
        <OutcomeHead
          {...looks[outcome]}
          title={outcome === 'paid' ? t('rental.doneTitle', { amount: isolated(added) }) : t(`rental.${outcome}Title`)}
          amount={money(total)}
        >
          {outcome === 'paid' ? t('rental.doneLead', { balance: owned }) : t(`rental.${outcome}Lead`)}
        </OutcomeHead>
      </div>
      {outcome === 'waiting' ? <ProgressNote waitingFor={t('rental.waitingTitle')} /> : null}
      <OutcomeActions>
        {outcome === 'paid' && offerId ? (
          <ButtonLink as={ShopAnchor} href={paths.rent(offerId)} size="lg">
            {t('rental.backToRent')}
          </ButtonLink>
        ) : null}
        {outcome === 'paid' && !offerId ? (
          <ButtonLink as={ShopAnchor} href={paths.rental()} size="lg">
            {t('rental.toRental')}
          </ButtonLink>
        ) : null}
        {outcome !== 'paid' && payable ? (
          <Form method="post">
            <input type="hidden" name="purchase" value={purchaseId} />
            {offerId ? <input type="hidden" name="offer" value={offerId} /> : null}
            <Button type="submit" size="lg" variant={outcome === 'failed' ? 'primary' : 'secondary'} loading={busy}>
              {t('rental.tryAgain')}
            </Button>
          </Form>
        ) : null}
        {outcome === 'failed' && !payable ? (
          <ButtonLink as={ShopAnchor} href={paths.topUp(offerId ? { offer: offerId } : {})} size="lg">
            {t('rental.tryAgain')}
          </ButtonLink>
        ) : null}
        {outcome === 'waiting' ? (
          <noscript>
            <ButtonLink href={pathname + search} variant="secondary" size="lg">
              {t('rental.lookAgain')}
            </ButtonLink>
          </noscript>
        ) : null}
        <ButtonLink as={ShopAnchor} href={paths.gCoin()} variant="quiet" size="lg">
          {t('rental.toGcoin')}
        </ButtonLink>
      </OutcomeActions>
    </div>
  )
}
