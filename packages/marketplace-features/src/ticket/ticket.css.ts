import { color, hairline, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxInlineSize: '40rem',
  minInlineSize: 0,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const link = style({
  fontWeight: weight.semibold,
  color: color.accentText,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
export const list = style({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
})
export const excerpt = style({ margin: 0, overflowWrap: 'anywhere' })
export const typed = style({ overflowWrap: 'anywhere' })
export const messages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  maxInlineSize: '34rem',
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  selectors: { '&[data-author="customer"]': { justifySelf: 'end', background: color.accentSoft } },
})
export const by = style({ margin: 0, fontSize: size[14], color: color.muted })
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const attached = style({
  maxInlineSize: '100%',
  inlineSize: '12rem',
  blockSize: 'auto',
  borderRadius: radius.card,
})
