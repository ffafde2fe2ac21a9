import { size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '38rem',
  marginInline: 'auto',
})
export const wide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  maxInlineSize: '48rem',
})
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
})
export const figure = style({
  display: 'block',
  fontSize: size[36],
  fontWeight: 800,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
