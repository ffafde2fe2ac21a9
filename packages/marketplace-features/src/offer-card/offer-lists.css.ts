import {
  alignAsAround,
  color,
  hairline,
  leading,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  twoLines,
  weight,
} from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gap: space[4], gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' },
  },
})
const later = '&:nth-child(n + 7)'
export const cell = style({
  minInlineSize: 0,
  selectors: {
    // Skips layout of cards below the fold. The margin keeps shadows and focus rings visible.
    [later]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 10rem', overflowClipMargin: '1.5rem' },
  },
  '@media': { [media.tablet]: { selectors: { [later]: { containIntrinsicBlockSize: 'auto 19rem' } } } },
})
// Estimated height of a card with its picture on top.
export const pictured = style({
  '@media': { [media.tablet]: { selectors: { [later]: { containIntrinsicBlockSize: 'auto 30rem' } } } },
})
export const rows = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })

export const coins = style({
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
})
export const coin = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  padding: space[4],
  transition: `background-color ${motion.quick}`,
  selectors: {
    '& + &': { borderBlockStart: hairline },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { ':hover': { background: color.sunken } },
    [media.tablet]: {
      gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 1.4fr) minmax(15rem, auto)',
      alignItems: 'center',
      columnGap: space[6],
      paddingInline: space[5],
    },
  },
})
export const coinSeller = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
  paddingInlineEnd: '5rem',
  '@media': { [media.tablet]: { paddingInlineEnd: 0 } },
})
export const coinWho = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
export const coinName = style({ ...twoLines, fontWeight: weight.semibold })
export const coinRating = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const coinWhat = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const coinTitle = style({
  textAlign: alignAsAround,
  fontSize: size[16],
  fontWeight: weight.medium,
  letterSpacing: 0,
  lineHeight: leading.title,
  overflowWrap: 'anywhere',
})
export const stretched = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
})
export const coinFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontSize: size[14],
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
})
export const coinMarks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const coinPrice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[2],
  '@media': { [media.tablet]: { justifyContent: 'flex-end', textAlign: 'end' } },
})
const label = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: space[4],
  borderRadius: radius.control,
  fontSize: size[14],
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
} as const
export const coinCall = style({
  ...label,
  background: color.accent,
  color: color.onAccent,
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
})
export const coinOff = style({ ...label, background: color.sunken, color: color.muted })

// `zIndex` puts the tools above the row's link, so that they can be pressed.
// On phones they are beside the seller, because there is no space beside the price.
export const coinTools = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[2],
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.tablet]: { position: 'relative', inset: 'auto' } },
})

export const choice = style({ display: 'grid', gap: space[5] })
// Same layout as the cards of RadioGroup.
export const options = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
})
export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[3],
  border: hairline,
  borderRadius: radius.control,
})
export const optionWords = style({ display: 'grid', gap: space[2], flexGrow: 1, minInlineSize: 0 })
export const choiceFoot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  marginInline: `calc(-1 * ${space[4]})`,
  padding: space[4],
  background: color.raised,
  boxShadow: shadow.near,
  '@media': {
    [media.tablet]: {
      position: 'static',
      margin: 0,
      padding: 0,
      boxShadow: 'none',
      background: 'none',
      justifyContent: 'start',
    },
  },
})
