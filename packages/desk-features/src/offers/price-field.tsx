import { percentOf } from '@tradepost/domain/money/money'
import { splitGross } from '@tradepost/domain/money/tax'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { useFormat, useT } from '@tradepost/i18n/react'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import type { readRefusal } from '../kernel/index.ts'
import * as css from './offers.css.ts'

interface PriceFieldProps {
  /** The price as it is typed, in dollars. */
  price: string
  feePercent: number
  /** The highest tax that the price may include; absent if the shop charges none. */
  highestTaxPercent?: number | undefined
  refusal: ReturnType<typeof readRefusal>
}

const usd = (minor: number) => ({ minor, currency: 'USD' })

/** The price of one piece, and what the seller gets of it. */
export function PriceField({ price, feePercent, highestTaxPercent = 0, refusal }: PriceFieldProps) {
  const t = useT()
  const { money } = useFormat()
  const [typed, setTyped] = useState(refusal.value('price') ?? price)
  const cents = readTypedMinor(typed, 2)
  // The ledger rounds the commission in the same way.
  const fee = cents === null ? null : percentOf(cents, feePercent)
  const { net } = splitGross(cents ?? 0, highestTaxPercent)
  return (
    <div className={css.price}>
      <TextField
        id="price"
        name="price"
        inputMode="decimal"
        label={t('desk.price-in-dollars')}
        hint={t('desk.price-hint')}
        defaultValue={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={refusal.of('price') ?? refusal.of('priceMinor')}
        required
      />
      {cents && fee !== null ? (
        <p className={css.muted} aria-live="polite">
          {t('offerForm.you-get', {
            ...{ amount: money(usd(cents - fee)), fee: money(usd(fee)), percent: String(feePercent) },
          })}
          {highestTaxPercent > 0
            ? ` ${t('offerForm.with-tax', {
                amount: money(usd(net - percentOf(net, feePercent))),
                percent: String(highestTaxPercent),
              })}`
            : null}
        </p>
      ) : null}
    </div>
  )
}
