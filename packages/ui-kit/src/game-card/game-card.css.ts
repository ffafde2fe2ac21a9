import { style } from '@vanilla-extract/css'
import { alignAsAround, color, leading, media, motion, radius, shadow, size, space, weight } from '../vars.css.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  borderRadius: radius.card,
})

export const cover = style({
  aspectRatio: '3 / 4',
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  transition: `transform ${motion.calm}, box-shadow ${motion.calm}`,
  selectors: {
    '&&': { blockSize: 'auto' },
    [`${card}:has(a:focus-visible) &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${card}:hover &`]: { transform: 'translateY(-2px)', boxShadow: shadow.far } } },
  },
})

export const title = style({
  fontSize: size[14],
  fontWeight: weight.semibold,
  letterSpacing: 0,
  lineHeight: leading.title,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'wrap',
  // A name keeps its own text direction, but is aligned with the page.
  unicodeBidi: 'plaintext',
  textAlign: alignAsAround,
})

export const meta = style({
  marginBlockStart: `calc(2px - ${space[3]})`,
  fontSize: size[14],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: leading.body,
})
