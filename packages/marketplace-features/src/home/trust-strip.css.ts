import { color, leading, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const trust = style({
  display: 'grid',
  gap: space[6],
  padding: space[5],
  borderRadius: radius.sheet,
  background: color.accentSoft,
  '@media': { [media.desktop]: { padding: space[8], gap: space[8] } },
})
export const trustHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
})
export const trustTitle = style({ fontSize: size[22], maxInlineSize: '24rem' })
export const claims = style({ display: 'flex', gap: space[8] })
export const claim = style({
  margin: 0,
  fontSize: size[28],
  fontWeight: weight.heavy,
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
  color: color.accentText,
  fontVariantNumeric: 'tabular-nums',
})
export const claimName = style({ fontSize: size[14], color: color.muted })
export const promises = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[6] } },
})
export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[4],
  rowGap: space[1],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2], alignContent: 'start' } },
})
export const promiseIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  gridRow: 'span 2',
  borderRadius: radius.card,
  background: color.surface,
  color: color.accentText,
  '@media': { [media.tablet]: { gridRow: 'auto' } },
})
export const promiseTitle = style({ fontSize: size[16] })
export const promiseText = style({ fontSize: size[14], color: color.muted, lineHeight: leading.body })
