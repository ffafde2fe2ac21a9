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
  refusal: ReturnType<typeof readRefusal>
}

const usd = (minor: number) => ({ minor, currency: 'USD' })

/** The price of one piece, and what the seller gets of it. */
export function PriceField({ price, feePercent, refusal }: PriceFieldProps) {
  const t = useT()
  const { money } = useFormat()
  const [typed, setTyped] = useState(refusal.value('price') ?? price)
  const cents = readTypedMinor(typed, 2)
  // The ledger rounds the commission in the same way.
  const fee = cents === null ? null : Math.round((cents * feePercent) / 100)
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
        </p>
      ) : null}
    </div>
  )
}
