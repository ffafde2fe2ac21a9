import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const name = style({ display: 'grid', gap: space[1] })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const tasks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const rest = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[6] })
