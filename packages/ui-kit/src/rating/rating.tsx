import '../icons/sprite.css'
import { assignInlineVars } from '../styling/assign-inline-vars.ts'
import { cx } from '../styling/cx.ts'
import * as css from './rating.css.ts'

/** Props of Rating. */
export type RatingProps = {
  /** The rating, from 0 to 5. */
  value: number
  /** The accessible name, such as “4.8 of 5 from 120 reviews”. */
  label: string
  /** The formatted value, shown beside the stars. */
  text?: string
  /** Text after the value, such as a number of reviews. Drawn by the style sheet, because `label` contains it. */
  detail?: string
  size?: 'sm' | 'md'
  /** `compact` draws one star with the value; `stars` draws five. */
  look?: 'stars' | 'compact'
}

/** A rating in stars. */
export const Rating = ({ value, label, text, detail, size = 'md', look = 'stars' }: RatingProps) => {
  if (look === 'compact') {
    return (
      <span role="img" aria-label={label} className={cx(css.single, detail && css.detailed)} data-detail={detail}>
        {text}
      </span>
    )
  }
  const share = `${(Math.min(5, Math.max(0, value)) / 5) * 100}%`
  return (
    <span
      role="img"
      aria-label={label}
      className={cx(css.rating, detail && css.detailed)}
      data-detail={detail}
      data-size={size}
      style={assignInlineVars({ [css.share]: share })}
    >
      {text ? <span className={css.value}>{text}</span> : null}
    </span>
  )
}
