import { color, hairline, radius, size, space } from '@tradepost/ui-kit/vars'
import { style, styleVariants } from '@vanilla-extract/css'

export const choices = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const choice = style({
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
  padding: space[2],
  textAlign: 'start',
  cursor: 'pointer',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  font: 'inherit',
})
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: radius.small,
  background: color.sunken,
})
export const name = style({ fontSize: size[14], overflowWrap: 'anywhere' })
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const search = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
})
const shape = { inlineSize: '100%', blockSize: 'auto', objectFit: 'cover' } as const
/** Pictures as the shop cuts them. */
export const shapes = styleVariants({
  wide: {
    ...shape,
    maxInlineSize: '24rem',
    aspectRatio: '16 / 5',
    borderRadius: radius.small,
    background: color.sunken,
  },
  cover: {
    ...shape,
    maxInlineSize: '9rem',
    aspectRatio: '3 / 4',
    borderRadius: radius.small,
    background: color.sunken,
  },
})
