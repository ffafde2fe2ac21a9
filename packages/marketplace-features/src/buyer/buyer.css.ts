import { color, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      gap: space[12],
      paddingBlock: `${space[8]} ${space[16]}`,
    },
  },
})
export const nav = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[6], alignSelf: 'start' } },
})
export const links = style({
  // The visually hidden text of the links is positioned absolutely and must scroll with the links.
  position: 'relative',
  display: 'flex',
  gap: space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.desktop]: { flexDirection: 'column' } },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  color: color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  fontSize: size[16],
  selectors: {
    '&[aria-current=page]': { background: color.accentSoft, color: color.accentText, fontWeight: 600 },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text, background: color.sunken } } } },
})
export const unread = style({
  minInlineSize: '1.375rem',
  paddingInline: space[1],
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontSize: size[12],
  fontWeight: 700,
  lineHeight: '1.375rem',
  textAlign: 'center',
  marginInlineStart: 'auto',
})
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minInlineSize: 0,
  maxInlineSize: '48rem',
})
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const big = style({ display: 'flex', alignItems: 'baseline', gap: space[2], flexWrap: 'wrap' })
export const person = style({ display: 'flex', alignItems: 'center', gap: space[4], overflowWrap: 'anywhere' })
export const figure = style({
  fontSize: size[48],
  fontWeight: 800,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
})
export const smallFigure = style({
  fontSize: size[28],
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
})
export const rules = style({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: space[5],
  margin: 0,
  listStyle: 'disc',
})
export const coupons = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  listStyle: 'none',
  padding: 0,
})
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  overflow: 'hidden',
  selectors: { '&[data-off=true]': { opacity: 0.65 } },
})
export const couponWorth = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  textAlign: 'center',
  background: color.accentSoft,
  color: color.accentText,
  fontWeight: 800,
  fontSize: size[18],
  borderInlineEnd: `1px dashed ${color.border}`,
})
export const couponWords = style({
  padding: space[4],
  display: 'grid',
  gap: space[1],
  alignContent: 'center',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
})
export const couponAction = style({ paddingBlockStart: space[2] })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const avatars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))',
  gap: space[1],
  border: 0,
  padding: 0,
  margin: 0,
})
export const avatarChoice = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[2],
  borderRadius: radius.card,
  border: '2px solid transparent',
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&:has(input:checked)': { borderColor: color.accent, background: color.accentSoft },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
})
export const radio = style({ position: 'absolute', opacity: 0, inset: 0, cursor: 'pointer', margin: 0 })
export const reviewList = style({ display: 'grid', gap: space[4], listStyle: 'none', padding: 0, margin: 0 })
export const reviewPages = style({ selectors: { '&[aria-busy=true]': { cursor: 'progress' } } })
export const reviewRow = style({
  display: 'grid',
  gap: `${space[3]} ${space[4]}`,
  justifyItems: 'start',
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const written = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
