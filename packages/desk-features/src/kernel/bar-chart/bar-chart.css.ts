import { color, hairline, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const chart = style({ display: 'grid', gap: space[2] })
export const bars = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: '2px',
  blockSize: '9rem',
  borderBlockEnd: hairline,
})
export const slot = style({ display: 'flex', alignItems: 'flex-end', flex: '1 1 0', minInlineSize: 0 })
export const bar = style({
  inlineSize: '100%',
  maxInlineSize: '2.5rem',
  marginInline: 'auto',
  background: color.accent,
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
})
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.muted,
  fontSize: size[14],
  fontVariantNumeric: 'tabular-nums',
})
