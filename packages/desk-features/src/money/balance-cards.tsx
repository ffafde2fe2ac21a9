import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import * as css from './money.css.ts'

type Overview = CallData<typeof calls.payout.payoutOverview>

interface BalanceCardsProps {
  balances: Overview['balances']
  pending: CallData<typeof calls.seller.sellerBalance>['pending']
}

/** What the seller has, one card for each currency. */
export function BalanceCards({ balances, pending }: BalanceCardsProps) {
  const t = useT()
  const { money } = useFormat()
  const currencies = [...new Set([...balances, ...pending].map(({ currency }) => currency))]
  if (currencies.length === 0)
    return (
      <Card as="section" aria-label={t('desk.payable')}>
        <div className={css.part}>
          <h2>{t('desk.payable')}</h2>
          <span className={css.amount}>{t('desk.nothing')}</span>
          <p className={css.muted}>{t('desk.payable-text')}</p>
        </div>
      </Card>
    )
  return (
    <div className={css.parts}>
      {currencies.map((currency) => {
        const nothing = { minor: 0, currency }
        const found = balances.find((one) => one.currency === currency)
        const { available = nothing, reserve = nothing, underway = nothing, hold = null } = found ?? {}
        const waiting = pending.find((one) => one.currency === currency) ?? nothing
        const others = [
          ['desk.pending', waiting],
          ['payout.underway', underway],
          ['payout.reserve', reserve],
        ] as const
        return (
          <Card key={currency} as="section" aria-label={`${t('payout.available')} ${currency}`}>
            <div className={css.part}>
              <h2>{t('payout.available')}</h2>
              <bdi className={css.amount}>{money(available)}</bdi>
              {hold && available.minor > 0 ? <p className={css.hold}>{t('payout.hold', { hold })}</p> : null}
              <dl className={css.facts}>
                {others.map(([name, amount]) => (
                  <div key={name} className={css.fact}>
                    <dt>{t(name)}</dt>
                    <dd>
                      <bdi>{money(amount)}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </Card>
        )
      })}
    </div>
  )
}
