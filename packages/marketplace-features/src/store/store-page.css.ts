import { color, gutter, media, radius, size, space, width } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0 })
export const hero = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const banner = style({
  background: color.accentSoft,
  aspectRatio: '16 / 6',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': { [media.tablet]: { aspectRatio: '16 / 3.2', borderRadius: radius.sheet } },
})
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[5], paddingInline: space[6] },
  },
})
export const face = style({
  justifySelf: 'start',
  marginBlockStart: '-2.5rem',
  padding: '4px',
  borderRadius: radius.round,
  background: color.page,
  lineHeight: 0,
  position: 'relative',
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  paddingBlockStart: space[2],
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const about = style({ maxInlineSize: width.text, color: color.muted, textAlign: 'start' })
export const performance = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], fontSize: size[16] })
export const brands = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', margin: 0, padding: 0 } },
})
export const count = style({ color: color.muted })
