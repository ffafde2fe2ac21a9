import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'space-between' })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const amount = style({ fontSize: size[18], fontVariantNumeric: 'tabular-nums' })
