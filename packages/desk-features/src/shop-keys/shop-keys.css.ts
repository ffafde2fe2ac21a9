import { color, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
export const none = style({ margin: 0, color: color.muted })
