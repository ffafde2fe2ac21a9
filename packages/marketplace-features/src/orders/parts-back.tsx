import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Text } from '@tradepost/ui-kit/text'
import * as css from './orders.css.ts'

/** The parts of the price that went back for missing pieces, or that the seller gave, with the seller's words. */
export function PartsBack({ parts }: { parts: OrderDetail['afterSales']['parts'] }) {
  const t = useT()
  const { instant, money } = useFormat()
  return (
    parts
      // Other parts are told by the story of their claim or refund.
      .filter(({ reason }) => reason !== 'agreed' && reason !== 'unit')
      .map(({ reason, pieces, amount, at, note }) => {
        const filling = { amount: money(amount), date: instant(at) }
        return (
          <div key={at} className={css.partBack}>
            <Text size={14}>
              {reason === 'given'
                ? t('orders.partGiven', filling)
                : t('orders.restBack', { reason, pieces, ...filling })}
            </Text>
            {note ? (
              <p className={css.partNote} dir="auto">
                {note}
              </p>
            ) : null}
          </div>
        )
      })
  )
}
