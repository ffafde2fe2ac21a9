import { color, gutter, space, width } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
  maxInlineSize: width.text,
  marginInline: 'auto',
  paddingBlock: space[16],
  paddingInline: gutter,
  textAlign: 'center',
})

export const drawing = style({ inlineSize: '11rem', blockSize: 'auto', marginBlockEnd: space[2] })
export const line = style({
  stroke: color.border,
  strokeWidth: 3,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const strong = style({
  stroke: color.accent,
  strokeWidth: 4,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const ground = style({ fill: color.accentSoft })
