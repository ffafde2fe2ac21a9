import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import {
  alignAsAround,
  color,
  hairline,
  leading,
  media,
  motion,
  radius,
  roomForDots,
  shadow,
  size,
  space,
  twoLines,
  weight,
} from '../vars.css.ts'

// On phones the picture is beside the text, so that two or three offers fit on a screen.
export const card = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  blockSize: '100%',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.tablet]: { flexDirection: 'column' },
    [media.hover]: { ':hover': { borderColor: color.border, boxShadow: shadow.near } },
  },
})

// The text determines the height of a card with the cover at its side, so there the picture has no size of its own.
export const cover = style({
  flexShrink: 0,
  selectors: { '&&': { contain: 'size', aspectRatio: 'auto', inlineSize: '5rem', blockSize: 'auto' } },
  '@media': { [media.phone]: { selectors: { '&&': { inlineSize: '6.5rem' } } } },
})
export const covers = styleVariants({
  column: {
    '@media': {
      [media.tablet]: { selectors: { '&&&': { contain: 'none', aspectRatio: '16 / 11', inlineSize: '100%' } } },
    },
  },
  row: { '@media': { [media.tablet]: { selectors: { '&&&': { inlineSize: '9rem' } } } } },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[2],
  minInlineSize: 0,
  padding: `${space[3]} ${space[4]}`,
  '@media': { [media.tablet]: { padding: space[4] } },
})

export const badges = style({ paddingBlockStart: space[1], display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const title = style({
  fontSize: size[16],
  fontWeight: weight.semibold,
  letterSpacing: 0,
  lineHeight: leading.title,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  ...roomForDots,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  // A seller's text keeps its own direction, also when it is truncated, but is aligned with the page.
  textAlign: alignAsAround,
  // Reserves two lines for every title, so that the content below the titles is aligned across a row of cards.
  '@media': { [media.tablet]: { minBlockSize: `calc(2 * ${leading.title} * 1em)` } },
})

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  fontSize: size[14],
  color: color.muted,
})
// A seller's text keeps its own direction, but the icon is at the start of the line in the page's direction.
export const fact = style({ unicodeBidi: 'plaintext', textAlign: alignAsAround, overflowWrap: 'anywhere' })
export const drawnFact = style({
  position: 'relative',
  paddingInlineStart: `calc(1rem + ${space[2]})`,
  selectors: {
    // Centres the icon vertically in the first line of the text.
    '&&::before': {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc((1em * ${leading.body} - 1rem) / 2)`,
      color: color.faint,
    },
  },
})
export const namedFact = style({ display: 'flex', gap: space[2], minInlineSize: 0 })
// Has the height of the first line of the text.
export const factIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${leading.body})`,
  color: color.faint,
})
export const factText = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const seller = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minInlineSize: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: space[3],
  fontSize: size[14],
  color: color.muted,
})
// The rating wraps to its own line before the name wraps, so that the name can use the whole width beside the avatar.
export const sellerName = style({
  ...twoLines,
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: `calc(100% - 1.5rem - ${space[2]})`,
  fontWeight: weight.medium,
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[3],
  borderBlockStart: hairline,
  marginBlockStart: space[1],
  minBlockSize: '3rem',
})

// The unit wraps below the amount before the action wraps below both.
globalStyle(`${foot} > :first-child`, { flex: '1 1 min-content', minInlineSize: 'min-content', paddingBlockEnd: '1px' })
// Places the action above the stretched link, so that it receives presses.
export const action = style({ position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', gap: space[1] })
export const state = style({ fontSize: size[14], fontWeight: weight.semibold, color: color.muted })

export const unavailable = style({ background: color.page })
export const dimmed = style({
  selectors: { '&&': { filter: `brightness(${color.artDim}) grayscale(0.8)`, opacity: 0.7 } },
})

export const row = style({ '@media': { [media.tablet]: { flexDirection: 'row' } } })
