import { color, hairline, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  minBlockSize: '100dvb',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateRows: 'auto 1fr', gridTemplateColumns: '15.5rem minmax(0, 1fr)' },
  },
})
// An element that is scrolled into view stops below the bar, and above a bar of acts at the bottom.
globalStyle(`:root:has(${page})`, { scrollPaddingBlock: '4.5rem 6rem' })
export const bar = style({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3.5rem',
  paddingInline: 'var(--tp-gutter)',
  background: color.surface,
  borderBlockEnd: hairline,
})
export const brand = style({ display: 'flex', gap: space[3], alignItems: 'center', minInlineSize: 0 })
export const logo = style({ blockSize: '2rem', inlineSize: '2rem', borderRadius: radius.small, flex: 'none' })
/** On a phone the name may take two small lines. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: size[14],
  fontWeight: weight.bold,
  lineHeight: 1.25,
  '@media': { [media.tablet]: { WebkitLineClamp: 1, fontSize: size[16] } },
})
export const tools = style({ display: 'flex', gap: space[1], alignItems: 'center', flex: 'none' })
/** A button among the tools, as tall as the menus beside it. */
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  fontSize: size[14],
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})
export const nav = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  paddingBlock: space[2],
  paddingInline: 'var(--tp-gutter)',
  background: color.surface,
  borderBlockEnd: hairline,
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '3.5rem',
      alignSelf: 'start',
      flexDirection: 'column',
      gap: space[4],
      blockSize: 'calc(100dvb - 3.5rem)',
      paddingBlock: space[4],
      paddingInline: space[3],
      overflowY: 'auto',
      borderBlockEnd: 'none',
      borderInlineEnd: hairline,
    },
  },
})
/** On a phone the pages of all groups are one row. */
export const group = style({
  display: 'contents',
  '@media': { [media.desktop]: { display: 'grid', gap: space[1] } },
})
export const groupName = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      marginBlockEnd: space[1],
      paddingInline: space[3],
      fontSize: size[12],
      fontWeight: weight.semibold,
      color: color.muted,
    },
  },
})
export const linkName = style({
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { minInlineSize: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
export const link = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[3],
  borderRadius: radius.control,
  flex: 'none',
  fontSize: size[14],
  fontWeight: weight.medium,
  color: color.muted,
  selectors: {
    '&[aria-current=page]': { background: color.accentSoft, color: color.accentText, fontWeight: weight.semibold },
  },
  '@media': { [media.hover]: { ':hover': { color: color.text } } },
})
export const count = style({
  marginInlineStart: 'auto',
  minInlineSize: '1.5rem',
  paddingInline: space[1],
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontSize: size[12],
  fontWeight: weight.semibold,
  textAlign: 'center',
})
export const main = style({
  minInlineSize: 0,
  paddingBlock: space[6],
  paddingInline: 'var(--tp-gutter)',
  inlineSize: '100%',
  maxInlineSize: '90rem',
})
/** Around a notice that is not there on most pages. */
export const notice = style({ selectors: { '&:not(:empty)': { marginBlockEnd: space[5] } } })
/** The name of a shop may be one long word. */
export const alone = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  alignContent: 'start',
  minBlockSize: '100dvb',
  padding: 'var(--tp-gutter)',
  paddingBlockStart: '12vh',
})
export const box = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: '26rem',
})
export const boxHead = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
/** On a phone the menus of the bar show only their icons, so that the shop's name has room. */
export const word = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } })
export const loading = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
