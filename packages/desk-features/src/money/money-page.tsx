import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { PageHead } from '../kernel/index.ts'
import * as css from './money.css.ts'

export interface MoneyPageProps {
  balance: CallData<typeof calls.seller.sellerBalance>
}

/** What the seller has earned, in each currency. */
export function MoneyPage({ balance }: MoneyPageProps) {
  const t = useT()
  const { money } = useFormat()
  const parts = [
    ['desk.payable', 'desk.payable-text', balance.payable],
    ['desk.pending', 'desk.pending-text', balance.pending],
  ] as const
  return (
    <>
      <PageHead title={t('desk.money')} lead={t('desk.money-lead')} />
      <div className={css.parts}>
        {parts.map(([title, text, amounts]) => (
          <Card key={title} as="section" aria-label={t(title)}>
            <div className={css.part}>
              <h2>{t(title)}</h2>
              {amounts.length ? (
                amounts.map((amount) => (
                  <bdi key={amount.currency} className={css.amount}>
                    {money(amount)}
                  </bdi>
                ))
              ) : (
                <span className={css.amount}>{t('desk.nothing')}</span>
              )}
              <p className={css.muted}>{t(text)}</p>
            </div>
          </Card>
        ))}
      </div>
    </>
  )
}
