import { cx } from '../styling/cx.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './price.css.ts'

/** Props of Price. */
export type PriceProps = {
  /** The formatted amount. */
  amount: string
  size?: keyof typeof css.sizes
  /** Text before the amount, such as “from”. */
  prefix?: string
  /** Text after the amount, such as “/ hour”. */
  unit?: string
  /** The old price, struck through. `label` is its name for screen readers. */
  old?: { amount: string; label: string } | undefined
  /** Muted, for offers that are off sale or sold out. */
  muted?: boolean
}

/** A price with an optional prefix, unit and old price. */
export const Price = ({ amount, size = 'md', prefix, unit, old, muted = false }: PriceProps) => {
  const now = <bdi className={cx(css.now, css.sizes[size], muted && css.unavailable)}>{amount}</bdi>
  if (!(prefix || unit || old)) return now
  return (
    <span className={css.price}>
      {prefix ? <span className={css.prefix}>{prefix}</span> : null}
      {now}
      {unit ? <span className={css.unit}>{unit}</span> : null}
      {old ? (
        <s className={css.old}>
          <VisuallyHidden>{old.label}</VisuallyHidden> <bdi>{old.amount}</bdi>
        </s>
      ) : null}
    </span>
  )
}
