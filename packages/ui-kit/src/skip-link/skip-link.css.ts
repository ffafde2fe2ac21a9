import { style } from '@vanilla-extract/css'
import { color, radius, shadow, space, weight } from '../vars.css.ts'

export const skip = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: 100,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.control,
  background: color.inverse,
  color: color.onInverse,
  fontWeight: weight.semibold,
  boxShadow: shadow.far,
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
