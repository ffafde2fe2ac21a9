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

// On phones a card is a row of a small square picture and its text, so that three or four offers fit on a screen.
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

const square = { inlineSize: '5.5rem', blockSize: '5.5rem' } as const
export const cover = style({
  flexShrink: 0,
  selectors: {
    '&&': { ...square, margin: space[3], marginInlineEnd: 0, borderRadius: radius.control },
  },
  '@media': { [media.tablet]: { selectors: { '&&': { margin: 0, blockSize: 'auto', borderRadius: 0 } } } },
})
export const covers = styleVariants({
  column: {
    '@media': { [media.tablet]: { selectors: { '&&&': { aspectRatio: '16 / 11', inlineSize: '100%' } } } },
  },
  // The text determines the height of a card with the cover at its side, so the picture has no size of its own.
  row: { '@media': { [media.tablet]: { selectors: { '&&&': { contain: 'size', inlineSize: '9rem' } } } } },
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[2],
  minInlineSize: 0,
  padding: space[4],
  '@media': {
    // The seller and the price share the last line if they fit.
    [media.narrow]: {
      flexFlow: 'row wrap',
      alignContent: 'flex-start',
      gap: `${space[1]} ${space[2]}`,
      padding: space[3],
      selectors: { [`${cover} + &`]: { minBlockSize: '9.25rem' } },
    },
  },
})

export const badges = style({
  paddingBlockStart: space[1],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '@media': {
    [media.narrow]: {
      flexBasis: '100%',
      selectors: {
        // At the bottom of the picture.
        [`${cover} + ${body} > &`]: {
          position: 'absolute',
          insetInlineStart: space[4],
          insetBlockStart: `calc(${space[2]} + ${square.blockSize} - 1.375rem)`,
          inlineSize: square.inlineSize,
          padding: 0,
        },
      },
    },
  },
})
// Only their icons are drawn on phones; screen readers still read the words.
globalStyle(`${cover} + ${body} > ${badges} > *`, {
  '@media': { [media.narrow]: { gap: 0, paddingInline: '0.3125rem', fontSize: 0 } },
})

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
  '@media': {
    // The room for the dots is outside of the line.
    [media.narrow]: { flex: '0 0 calc(100% + 1em)' },
    // Reserves two lines for every title, so that the content below the titles is aligned across a row of cards.
    [media.tablet]: { minBlockSize: `calc(2 * ${leading.title} * 1em)` },
  },
})

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  fontSize: size[14],
  color: color.muted,
  '@media': { [media.narrow]: { flexBasis: '100%', minInlineSize: 0, gap: 0 } },
})
// A seller's text keeps its own direction, but the icon is at the start of the line in the page's direction.
export const fact = style({
  unicodeBidi: 'plaintext',
  textAlign: alignAsAround,
  overflowWrap: 'anywhere',
  // Two lines each at most on phones; the offer's page has the whole text.
  '@media': { [media.narrow]: twoLines },
})
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
  '@media': {
    [media.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      flex: '1 1 5rem',
      gap: 0,
      alignSelf: 'flex-end',
      margin: 0,
      padding: 0,
    },
  },
})
// The rating wraps to its own line before the name wraps, so that the name can use the whole width beside the avatar.
export const sellerName = style({
  ...twoLines,
  flexGrow: 1,
  minInlineSize: 0,
  maxInlineSize: `calc(100% - 1.5rem - ${space[2]})`,
  fontWeight: weight.medium,
  '@media': { [media.narrow]: { maxInlineSize: '100%', WebkitLineClamp: 1 } },
})
globalStyle(`${seller} > :first-child:not(${sellerName})`, { '@media': { [media.narrow]: { display: 'none' } } })

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
  '@media': {
    [media.narrow]: {
      justifyContent: 'flex-end',
      alignSelf: 'flex-end',
      columnGap: space[1],
      minInlineSize: 0,
      margin: 0,
      marginInlineStart: 'auto',
      padding: 0,
      border: 0,
      minBlockSize: '2.25rem',
    },
  },
})

// The unit wraps below the amount before the action wraps below both.
globalStyle(`${foot} > :first-child`, {
  flex: '1 1 min-content',
  minInlineSize: 'min-content',
  paddingBlockEnd: '1px',
  '@media': { [media.narrow]: { justifyContent: 'flex-end' } },
})
// Places the action above the stretched link, so that it receives presses.
export const action = style({ position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', gap: space[1] })
// On phones the controls of an action are below the picture. Words, such as a state, stay beside the price.
globalStyle(`${cover} + ${body} ${action}`, { '@media': { [media.narrow]: { display: 'contents' } } })
globalStyle(`${cover} + ${body} ${action} > :is(button, input)`, {
  '@media': {
    [media.narrow]: { position: 'absolute', zIndex: 1, insetBlockEnd: space[1], insetInlineStart: space[4] },
  },
})
globalStyle(`${cover} + ${body} ${action} > :is(button, input):not(:last-child)`, {
  '@media': { [media.narrow]: { insetInlineStart: `calc(${space[4]} + 2.75rem)` } },
})
export const state = style({ fontSize: size[14], fontWeight: weight.semibold, color: color.muted })

export const unavailable = style({ background: color.page })
export const dimmed = style({
  selectors: { '&&': { filter: `brightness(${color.artDim}) grayscale(0.8)`, opacity: 0.7 } },
})

export const row = style({ '@media': { [media.tablet]: { flexDirection: 'row' } } })
