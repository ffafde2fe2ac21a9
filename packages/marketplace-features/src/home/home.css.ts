import {
  alignAsAround,
  color,
  hairline,
  leading,
  media,
  motion,
  radius,
  size,
  space,
  weight,
} from '@tradepost/ui-kit/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const lift = {
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent, background: color.accentSoft } } },
} as const

export const icons = style({
  display: 'grid',
  // On phones a long name may use the whole width of its column.
  rowGap: space[4],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.tablet]: { columnGap: space[2] },
  },
})
/** All six or seven links in one row. Fixed columns do not shift while icons load. */
export const iconCount = styleVariants({ 6: 6, 7: 7 }, (count) => ({
  '@media': { [media.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
}))
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  fontSize: size[14],
  fontWeight: weight.medium,
  textAlign: 'center',
  lineHeight: leading.title,
})
export const iconShape = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  color: color.accentText,
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '@media': {
    [media.hover]: {
      selectors: { [`${icon}:hover &`]: { borderColor: color.accent, background: color.accentSoft } },
    },
  },
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const waysIn = style({ display: 'grid', gap: space[6] })
export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[6],
  paddingBlock: space[2],
  borderBlock: hairline,
})
export const quickLink = style({
  paddingBlock: space[2],
  fontSize: size[14],
  fontWeight: weight.medium,
  color: color.muted,
  transition: `color ${motion.quick}`,
  '@media': { [media.hover]: { ':hover': { color: color.accentText, textDecoration: 'underline' } } },
})

export const pairs = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr))',
})
export const pair = style({
  ...lift,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[2],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
})
export const pairArt = style({
  flexShrink: 0,
  borderRadius: radius.control,
  selectors: { '&&': { inlineSize: '4rem', blockSize: '4rem' } },
})
export const pairWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
})
export const pairName = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const pairKind = style({
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: size[14],
  color: color.muted,
})

export const categories = style({
  display: 'grid',
  columnGap: space[8],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockEnd: hairline,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const category = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  blockSize: '100%',
  paddingBlock: space[3],
  borderBlockStart: hairline,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.hover]: { ':hover': { color: color.accentText } } },
})
export const categoryIcon = style({ color: color.accentText, paddingBlockEnd: space[2] })
export const small = style({ fontSize: size[14], color: color.muted, lineHeight: leading.body })

export const comments = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
})
export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
})
export const quote = style({ margin: 0, lineHeight: leading.body, textAlign: alignAsAround, overflowWrap: 'anywhere' })

export const articles = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderBlockEnd: hairline })
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  paddingBlock: space[3],
  borderBlockStart: hairline,
})

export const texts = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
})
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
})
