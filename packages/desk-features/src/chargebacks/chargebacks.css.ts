import { color, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' })
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const column = style({ display: 'grid', gap: space[5], minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' })
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 14rem)) auto', justifyContent: 'start' } },
})
export const muted = style({ color: color.muted, fontSize: size[14] })
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const list = style({ display: 'grid', gap: space[3], listStyle: 'none', padding: 0, margin: 0 })
export const pictures = style({
  display: 'grid',
  gap: space[3],
  listStyle: 'none',
  padding: 0,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
})
export const picture = style({
  inlineSize: '100%',
  blockSize: '8rem',
  objectFit: 'contain',
  borderRadius: radius.control,
  border: hairline,
  background: color.surface,
})
