import {
  actionRow,
  alignAsAround,
  color,
  hairline,
  media,
  radius,
  size,
  space,
  weight,
  width,
} from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[6],
  border: hairline,
  borderRadius: radius.sheet,
  background: color.accentSoft,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      alignItems: 'center',
      gap: space[12],
      padding: space[12],
    },
  },
})
export const pitch = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
})
export const covers = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[3] },
  },
})
export const cover = style({
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.control,
})
export const lead = style({ maxInlineSize: width.text, fontSize: size[18], color: color.muted })
export const actions = style([actionRow, { inlineSize: '100%' }])
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: radius.round,
  background: color.accentSoft,
  color: color.accentText,
  fontWeight: weight.bold,
})
export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0 })
export const art = style({
  position: 'relative',
  // Keeps the artwork's aspect ratio, because cropping its sides would cut off the motif.
  aspectRatio: '16 / 5',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': { [media.tablet]: { aspectRatio: '16 / 4', borderRadius: radius.sheet } },
})
export const events = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
export const event = style({ color: color.accentText, fontWeight: weight.semibold, textDecoration: 'underline' })
export const comments = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
})
export const comment = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], margin: 0 })
export const quote = style({ margin: 0, overflowWrap: 'anywhere', textAlign: alignAsAround })
export const small = style({ fontSize: size[14], color: color.muted })
