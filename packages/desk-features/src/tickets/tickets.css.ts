import { color, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

const column = 'minmax(0, 1fr)'
export const page = style({ display: 'grid', gap: space[6], gridTemplateColumns: column })
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: column })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const filters = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: column,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '2fr 1fr 1fr 1fr auto' },
  },
})
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: column,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const side = style({ display: 'grid', gap: space[5], minInlineSize: 0, gridTemplateColumns: column })
export const list = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: column,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const message = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: column,
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  selectors: { '&[data-author="staff"]': { background: color.accentSoft } },
})
export const muted = style({ color: color.muted, fontSize: size[14], overflowWrap: 'anywhere' })
export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const excerpt = style({ display: 'block', color: color.muted, fontSize: size[14], overflowWrap: 'anywhere' })
export const late = style({ color: color.dangerText })
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' })
export const grow = style({ flex: '1 1 14rem', minInlineSize: 0 })
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const attached = style({
  maxInlineSize: '100%',
  inlineSize: '10rem',
  blockSize: 'auto',
  borderRadius: radius.card,
})
export const summary = style({
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})
export const template = style({ selectors: { '&[open]': { display: 'grid', gap: space[4] } } })
