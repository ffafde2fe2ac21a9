import { color, hairline, leading, media, motion, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const lift = {
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent, background: color.accentSoft } } },
} as const

export const icons = style({
  display: 'grid',
  gap: `${space[4]} ${space[2]}`,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' },
  },
})
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

const banners = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: space[4],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
})
// Banners are wider than the text: 1420 px where the window allows it.
export const rows = styleVariants({
  banner: [
    banners,
    {
      selectors: {
        '&[data-shared=true]': { '@media': { [media.desktop]: { gridAutoColumns: `calc(50% - ${space[2]})` } } },
      },
      '@media': {
        'screen and (min-width: 1484px)': {
          selectors: { '&[data-shared=false]': { inlineSize: '88.75rem', marginInline: '-6.875rem' } },
        },
      },
    },
  ],
  strip: [
    banners,
    { '@media': { 'screen and (min-width: 1484px)': { inlineSize: '88.75rem', marginInline: '-6.875rem' } } },
  ],
})
export const bannerCell = style({ scrollSnapAlign: 'start', minInlineSize: 0 })
const frame = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 36%',
  overflow: 'hidden',
  inlineSize: '100%',
  borderRadius: radius.card,
  background: color.accentSoft,
  color: color.text,
} as const
export const frames = styleVariants({
  banner: {
    ...frame,
    aspectRatio: '366 / 88',
    '@media': { [media.desktop]: { aspectRatio: '1420 / 500', gridTemplateColumns: 'minmax(0, 1fr) 46%' } },
  },
  strip: { ...frame, aspectRatio: '390 / 100', '@media': { [media.desktop]: { aspectRatio: '1420 / 120' } } },
})
// Words and artwork each have their own ground, so that neither needs a veil.
export const bannerArt = style({
  position: 'relative',
  minBlockSize: 0,
  overflow: 'hidden',
  selectors: {
    '&[data-edge=spotlight]': { clipPath: 'polygon(14% 0, 100% 0, 100% 100%, 0 100%)' },
    '[dir=rtl] &[data-edge=spotlight]': { clipPath: 'polygon(0 0, 86% 0, 100% 100%, 0 100%)' },
    '&[data-edge=mosaic]': { borderStartStartRadius: radius.bulge, borderEndStartRadius: radius.bulge },
  },
})
export const bannerPicture = style({ position: 'absolute', inset: 0 })
// The emblem of a wide picture stands right of its middle.
globalStyle(`${bannerPicture} img`, { objectPosition: '87% 50%' })
export const bannerWords = style({
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  paddingInline: `${space[4]} ${space[2]}`,
  '@media': { [media.desktop]: { gap: space[1], paddingInline: `${space[8]} ${space[4]}` } },
})
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const
export const bannerTitle = style({
  ...clamped,
  textWrap: 'balance',
  fontWeight: weight.bold,
  lineHeight: leading.title,
  '@media': {
    [media.desktop]: {
      fontSize: size[22],
      selectors: { '[data-size=banner][data-shared=false] &': { fontSize: size[36], letterSpacing: '-0.02em' } },
    },
  },
})
export const bannerText = style({
  ...clamped,
  fontSize: size[14],
  color: color.muted,
  lineHeight: leading.title,
  '@media': {
    [media.desktop]: {
      selectors: {
        '[data-size=banner] &': { fontSize: size[16] },
        '[data-size=banner][data-shared=false] &': { fontSize: size[18] },
      },
    },
  },
})

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
  inlineSize: '4rem',
  aspectRatio: '1',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.control,
})
export const pairWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
})
export const pairName = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' })
export const pairKind = style({
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
export const quote = style({ margin: 0, lineHeight: leading.body, textAlign: 'start', overflowWrap: 'anywhere' })

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
