import { color, hairline, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const periods = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const tiles = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] } },
})
export const tile = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  padding: space[4],
  background: color.surface,
  border: hairline,
  borderRadius: radius.card,
})
export const number = style({
  display: 'grid',
  margin: 0,
  fontSize: size[28],
  fontWeight: weight.bold,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const amount = style({ fontSize: size[22], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const part = style({ display: 'grid', gap: space[3] })
export const figure = style({ margin: 0, minInlineSize: 0 })
export const charts = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const named = style({ overflowWrap: 'anywhere' })
export const progress = style({ inlineSize: '100%', accentColor: color.accent })
export const facts = style({ display: 'grid', gap: space[2], margin: 0 })
export const fact = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], justifyContent: 'space-between' })
export const note = style([muted, { display: 'block' }])
export const summary = style([note, { cursor: 'pointer', paddingBlock: space[2] }])
export const points = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[4],
  fontSize: size[14],
})
