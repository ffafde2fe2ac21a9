import { color, gutter, leading, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const banners = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: space[4],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
})
// Widths by spec §9: 1420 px in a window of 1440 px; 366 and 390 px on a phone of 390 px. Text is narrower.
const wide = { inlineSize: '88.75rem', marginInline: '-6.875rem' }
const desktop = 'screen and (min-width: 1440px)'
const phone = 'screen and (max-width: 639.98px)'
export const rows = styleVariants({
  banner: [
    banners,
    {
      selectors: {
        '&[data-shared=true]': { '@media': { [media.desktop]: { gridAutoColumns: `calc(50% - ${space[2]})` } } },
      },
      '@media': { [desktop]: wide, [phone]: { marginInline: '-4px' } },
    },
  ],
  strip: [banners, { '@media': { [desktop]: wide, [phone]: { marginInline: `calc(-1 * ${gutter})` } } }],
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
  strip: {
    ...frame,
    aspectRatio: '390 / 100',
    '@media': { [media.desktop]: { aspectRatio: '1420 / 120' }, [phone]: { borderRadius: 0 } },
  },
})
// Text and artwork have separate backgrounds, so that the picture needs no overlay.
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
// Keeps the emblem in view when the picture is cropped: the emblem is right of the centre.
export const bannerPicture = style({ position: 'absolute', inset: 0, objectPosition: '87% 50%' })
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
