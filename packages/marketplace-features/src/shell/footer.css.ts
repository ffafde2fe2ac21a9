import { color, gutter, hairline, media, size, space, weight, width } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const footer = style({
  marginBlockStart: space[24],
  borderBlockStart: hairline,
  background: color.surface,
  '@media': { print: { display: 'none' } },
})
export const inner = style({
  maxInlineSize: width.banner,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: space[12],
  paddingBlockEnd: `calc(${space[8]} + env(safe-area-inset-bottom))`,
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(18rem, 2fr) repeat(auto-fit, minmax(9rem, 1fr))', gap: space[12] },
  },
})
export const promises = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
export const title = style({ fontSize: size[14], fontWeight: weight.bold, marginBlockEnd: space[2] })
export const link = style({
  display: 'inline-block',
  overflowWrap: 'anywhere',
  paddingBlock: space[1],
  fontSize: size[14],
  color: color.muted,
  ':hover': { color: color.text, textDecoration: 'underline' },
  selectors: { '&[aria-current=true]': { color: color.text, fontWeight: weight.semibold } },
})
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  marginBlockStart: space[8],
})
export const scheme = style({ inlineSize: '12rem', maxInlineSize: '100%', marginBlockStart: space[8] })
export const base = style({
  marginBlockStart: space[8],
  paddingBlockStart: space[6],
  borderBlockStart: hairline,
  fontSize: size[14],
  color: color.muted,
})
const line = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
  maxInlineSize: '24rem',
})
export const promise = style([line, { color: color.text, fontWeight: weight.semibold }])
export const fact = style([line, { color: color.muted, fontSize: size[14] }])
export const main = style({ minBlockSize: '60vh', ':focus': { outline: 'none' } })
export const notices = style({
  background: color.infoSoft,
  color: color.infoText,
  borderBlockEnd: hairline,
  '@media': { print: { display: 'none' } },
})
// A visitor who has closed a notice sees none until it is known which of them are new.
globalStyle(`:root[data-notices-closed] ${notices}:not([data-known])`, { display: 'none' })
export const notice = style({
  maxInlineSize: width.banner,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: space[2],
  fontSize: size[14],
})
export const noticeOnPhones = style([notice, { '@media': { [media.tablet]: { display: 'none' } } }])
export const noticeTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontWeight: weight.semibold,
  cursor: 'pointer',
  '::after': { content: '+', fontSize: size[18], fontWeight: weight.regular, lineHeight: 1.2 },
  selectors: { [`${noticeOnPhones}[open] &::after`]: { content: '\u2212' } },
})
export const noticeWords = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${noticeOnPhones}[open] &`]: { whiteSpace: 'normal' } },
})
/** A notice, with room for the button that closes it. The button appears with the page's scripts. */
export const closable = style({
  position: 'relative',
  maxInlineSize: width.banner,
  marginInline: 'auto',
  paddingInlineEnd: '2.25rem',
})
export const closeNotice = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: space[1] })
export const noticeWide = style([notice, { display: 'none', '@media': { [media.tablet]: { display: 'block' } } }])
export const noticeWideWithPicture = style([
  notice,
  {
    display: 'none',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    columnGap: space[3],
    alignItems: 'center',
    '@media': { [media.tablet]: { display: 'grid' } },
  },
])
export const noticePicture = style({ display: 'block', inlineSize: '8rem', maxInlineSize: '100%' })
export const flash = style({ maxInlineSize: width.content, marginInline: 'auto', padding: `${space[4]} ${gutter} 0` })
