import { size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  fontSize: size[14],
  overflowWrap: 'anywhere',
})
