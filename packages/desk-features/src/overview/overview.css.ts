import { color, hairline, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const tiles = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', gap: space[4] } },
})
export const tile = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: space[4],
  background: color.surface,
  border: hairline,
  borderRadius: radius.card,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent } } },
})
export const number = style({
  fontSize: size[28],
  fontWeight: weight.bold,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const amount = style({ fontSize: size[18], fontWeight: weight.bold, overflowWrap: 'anywhere' })
export const label = style({ color: color.muted, fontSize: size[14] })
export const section = style({ display: 'grid', gap: space[3] })
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'space-between' })
