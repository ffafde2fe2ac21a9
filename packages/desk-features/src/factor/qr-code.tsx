import { encode } from 'uqr'
import * as css from './factor.css.ts'

/** A text as a QR code, dark on white in every theme, because cameras need the contrast. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={css.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="white" />
      <path d={dots.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
