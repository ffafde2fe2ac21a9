import { color, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[4], listStyle: 'none', margin: 0, padding: 0 })
/** A part of an area, with its number and the buttons that move it above its fields. */
export const part = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
})
export const inner = style([part, { padding: space[3], background: color.sunken }])
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
/** A long name breaks, so that its buttons stay beside it. */
export const name = style({ flex: '1 1 6rem', minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' })
export const moves = style({ display: 'flex', gap: space[1] })
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '24rem',
  blockSize: 'auto',
  aspectRatio: '16 / 5',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: color.sunken,
})
export const group = style({ display: 'grid', gap: space[3], minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const title = style({ fontSize: size[16], fontWeight: 600, padding: 0 })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  paddingBlock: space[1],
  borderBlockEnd: hairline,
})
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const pair = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
/** A note about a part, above its fields. */
export const mark = style({ gridColumn: '1 / -1' })
