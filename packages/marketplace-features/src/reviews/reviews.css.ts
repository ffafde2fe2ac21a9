import { size, space, weight, width } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
})
export const average = style({
  fontSize: size[48],
  fontWeight: weight.heavy,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
})
export const list = style({ display: 'grid', maxInlineSize: width.checkout })
