import { color, gutter, leading, media, size, space, weight, width } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const body = style({
  boxSizing: 'content-box',
  maxInlineSize: width.content,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: `${space[5]} ${space[12]}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  '@media': {
    [media.tablet]: { gap: space[8] },
    [media.desktop]: { gap: space[12], paddingBlock: `${space[6]} ${space[16]}` },
  },
})
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3], minInlineSize: 0 })
export const lead = style({
  maxInlineSize: width.text,
  color: color.muted,
  lineHeight: leading.body,
  textWrap: 'balance',
})
// Hidden on phones, so that the offers are visible without scrolling. The text stays in the HTML for search engines.
export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } })
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
})
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: ['flex-end', 'last baseline'],
  justifyContent: 'space-between',
  columnGap: space[4],
})
export const sectionWords = style({ minInlineSize: 0 })
// A long word must wrap instead of widening the page.
globalStyle(`${section} > h2, ${sectionHead} > h2`, { minInlineSize: 0 })
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: space[2],
  fontSize: size[14],
  fontWeight: weight.semibold,
  color: color.accentText,
  ':hover': { textDecoration: 'underline' },
})
