import { color, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const parts = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
})
export const part = style({ display: 'grid', gap: space[2] })
export const amount = style({ fontSize: size[28], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
export const muted = style({ color: color.muted, fontSize: size[14] })
