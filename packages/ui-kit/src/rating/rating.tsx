import { assignInlineVars } from '../styling/assign-inline-vars.ts'
import { isolate } from '../text/isolate.tsx'
import * as css from './rating.css.ts'

const point = 'M12 2.6l2.83 5.9 6.47.85-4.74 4.48 1.2 6.42L12 17.12l-5.76 3.13 1.2-6.42L2.7 9.35l6.47-.85z'

const Five = () => (
  <svg viewBox="0 0 128 24" fill="currentColor" className={css.drawing} aria-hidden="true">
    {[0, 26, 52, 78, 104].map((x) => (
      <path key={x} d={point} transform={`translate(${x} 0)`} />
    ))}
  </svg>
)

/** Props of Rating. */
export type RatingProps = {
  /** 0 to 5. */
  value: number
  /** The accessible name, such as “4.8 of 5 from 120 reviews”. */
  label: string
  /** The formatted value beside the stars. */
  text?: string
  /** Text after the value, such as a number of reviews. */
  detail?: string
  size?: 'sm' | 'md'
  /** `compact` draws one star with the value; `stars` draws five. */
  look?: 'stars' | 'compact'
}

/** A rating in stars. */
export const Rating = ({ value, label, text, detail, size = 'md', look = 'stars' }: RatingProps) => {
  const words = (
    <>
      {text ? <span className={css.value}>{text}</span> : null}
      {detail ? <span className={css.detail}>{isolate(detail)}</span> : null}
    </>
  )
  if (look === 'compact') {
    return (
      <span role="img" aria-label={label} className={css.single}>
        <svg viewBox="0 0 24 24" fill="currentColor" className={css.star} aria-hidden="true">
          <path d={point} />
        </svg>
        {words}
      </span>
    )
  }
  const share = `${(Math.min(5, Math.max(0, value)) / 5) * 100}%`
  return (
    <span role="img" aria-label={label} className={css.rating}>
      <span className={css.stars} data-size={size}>
        <span className={css.empty}>
          <Five />
        </span>
        <span className={css.full} style={assignInlineVars({ [css.share]: share })}>
          <Five />
        </span>
      </span>
      {words}
    </span>
  )
}
