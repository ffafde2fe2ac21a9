import { color, hairline, media, motion, radius, size, space, weight, width } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], minInlineSize: 0 })
export const hero = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const art = style({
  // Keeps the artwork's aspect ratio, because cropping its sides would cut off the motif.
  aspectRatio: '16 / 5',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': { [media.tablet]: { aspectRatio: '16 / 4', borderRadius: radius.sheet } },
})
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
export const about = style({ maxInlineSize: width.text, color: color.muted })
export const tabs = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
})
export const tab = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  blockSize: '100%',
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent, background: color.accentSoft } } },
})
export const tabName = style({ fontWeight: weight.semibold })
export const tabCount = style({ fontSize: size[14], color: color.muted, fontVariantNumeric: 'tabular-nums' })
