import { color, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  maxInlineSize: '40rem',
})
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const muted = style({ color: color.muted, overflowWrap: 'anywhere' })
export const devices = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })
export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const facts = style({ display: 'grid', gap: space[1], minInlineSize: 0, flex: '1 1 14rem' })
