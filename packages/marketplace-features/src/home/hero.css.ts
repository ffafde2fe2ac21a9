import { color, gutter, leading, media, radius, shadow, size, space, weight, width } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const words = style({ display: 'grid', gap: space[3], position: 'relative', minInlineSize: 0 })
export const title = style({
  fontSize: size[36],
  fontWeight: weight.heavy,
  letterSpacing: '-0.03em',
  lineHeight: leading.title,
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: size[48] } },
})
export const lead = style({ maxInlineSize: '34rem', fontSize: size[18], lineHeight: leading.body, color: color.muted })
export const search = style({
  display: 'grid',
  // Leaves room for the button's whole label on the narrowest phone.
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  gap: space[2],
  maxInlineSize: '34rem',
  paddingBlockStart: space[2],
})

const stageBase = {
  boxSizing: 'content-box',
  position: 'relative',
  maxInlineSize: width.content,
  marginInline: 'auto',
  paddingInline: gutter,
  display: 'grid',
  alignItems: 'center',
} as const

// The desktop banner is 1420 × 500 px (spec §9). Reserves its space before it loads.
export const spotlight = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: color.accentSoft,
  '@media': {
    [media.desktop]: {
      blockSize: '500px',
      maxInlineSize: width.banner,
      marginInline: 'auto',
      marginBlockStart: space[4],
      borderRadius: radius.sheet,
    },
  },
})

// A slanted edge separates the artwork from the text, instead of an overlay that dulls its colours.
const slantOf = (side: 'start' | 'end') => (start: number) =>
  side === 'start'
    ? `polygon(${start + 16}% 0, 100% 0, 100% 100%, ${start}% 100%)`
    : `polygon(0 0, ${84 - start}% 0, ${100 - start}% 100%, 0 100%)`
const slant = slantOf('start')
const slantBack = slantOf('end')
const side = { insetBlock: 0, insetInlineEnd: 0, inlineSize: '55%', blockSize: 'auto' } as const
const across = (edge: string) => ({ clipPath: edge })
const phoneEdge = `polygon(0 0, 100% 0, 100% calc(100% - ${space[8]}), 0 100%)`

export const edge = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      ...side,
      display: 'block',
      position: 'absolute',
      zIndex: -2,
      background: color.accent,
      ...across(slant(1)),
      selectors: { '[dir=rtl] &': across(slantBack(1)) },
    },
  },
})
export const backdrop = style({
  position: 'relative',
  zIndex: -1,
  blockSize: '8.5rem',
  overflow: 'hidden',
  ...across(phoneEdge),
  '@media': {
    [media.desktop]: {
      ...side,
      position: 'absolute',
      ...across(slant(3)),
      selectors: { '[dir=rtl] &': across(slantBack(3)) },
    },
  },
})
export const stage = style({
  ...stageBase,
  gap: space[6],
  paddingBlock: `${space[3]} ${space[6]}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', blockSize: '100%', paddingBlock: 0 },
  },
})
export const fan = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', justifyContent: 'flex-end', alignItems: 'center' } },
})
export const fanCard = style({
  inlineSize: '11.5rem',
  aspectRatio: '3 / 4',
  borderRadius: radius.card,
  overflow: 'hidden',
  boxShadow: shadow.far,
  marginInlineStart: `calc(-1 * ${space[6]})`,
  selectors: {
    '&:nth-child(1)': { transform: 'rotate(-5deg) translateY(1rem)' },
    '&:nth-child(2)': { zIndex: 1, inlineSize: '13.5rem' },
    '&:nth-child(3)': { transform: 'rotate(5deg) translateY(1rem)' },
  },
})
export const fanLink = style({ display: 'block', blockSize: '100%' })

export const mosaic = style({ overflow: 'hidden', background: color.sunken })
export const mosaicStage = style({
  ...stageBase,
  gap: space[8],
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      gap: space[12],
      minBlockSize: '500px',
      paddingBlock: space[8],
    },
  },
})
export const tiles = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridAutoRows: '7.5rem',
  '@media': { [media.desktop]: { gridAutoRows: '9.5rem', gap: space[4] } },
})
export const tile = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.card,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  selectors: {
    '&[data-place="0"]': { gridColumn: 'span 2', gridRow: 'span 2' },
    '&[data-place="5"], &[data-place="6"]': { gridColumn: 'span 2' },
  },
  '@media': {
    'screen and (max-width: 1023px)': {
      selectors: { '&[data-place="5"], &[data-place="6"]': { display: 'none' } },
    },
  },
})
export const tileLink = style({ display: 'block', blockSize: '100%' })
