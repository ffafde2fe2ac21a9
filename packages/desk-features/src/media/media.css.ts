import { color, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] })
export const narrow = style([page, { maxInlineSize: '44rem', gap: space[5] }])
export const search = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  '@media': { [media.tablet]: { maxInlineSize: '32rem' } },
})
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const grid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space[2],
  blockSize: '100%',
  padding: space[3],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
})
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: radius.small,
  background: color.sunken,
})
export const facts = style({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const muted = style({ color: color.muted, fontSize: size[14] })
/** The whole card leads to the file. */
export const link = style({
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const large = style([picture, { aspectRatio: 'auto', maxBlockSize: '24rem' }])
