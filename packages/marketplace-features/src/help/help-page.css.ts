import { color, hairline, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const jumps = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] })
export const jump = style({
  paddingBlock: space[2],
  fontSize: size[14],
  fontWeight: weight.semibold,
  color: color.accentText,
  ':hover': { textDecoration: 'underline' },
})
export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})
export const categoryHead = style({ display: 'flex', alignItems: 'center', gap: space[3], paddingBlockEnd: space[2] })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.card,
  background: color.accentSoft,
  color: color.accentText,
})
export const articles = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  paddingBlock: space[3],
  borderBlockStart: hairline,
  '@media': { [media.hover]: { ':hover': { color: color.accentText } } },
})
export const articleWithPicture = style([
  article,
  { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: space[3], alignItems: 'start' },
])
/** Beside the title and the summary. */
export const thumbnail = style({ gridRow: 'span 2' })
export const picture = style({ paddingBlockEnd: space[5] })
// Text in the opposite direction, such as Arabic on an English page, aligns with the rest of the page.
const ownDirection = { textAlign: ['-webkit-match-parent' as const, 'match-parent' as const] }
export const articleTitle = style({ ...ownDirection, fontWeight: weight.medium })
export const summary = style({ ...ownDirection, fontSize: size[14], color: color.muted })

export const layout = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  display: 'grid',
  gap: space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem', gap: space[12] } },
})
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
})
export const asideTitle = style({ fontSize: size[14], fontWeight: weight.semibold, color: color.muted })
export const asideList = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: space[1] })
export const asideLink = style({
  display: 'block',
  paddingBlock: space[2],
  fontSize: size[14],
  ':hover': { color: color.accentText, textDecoration: 'underline' },
})
export const contact = style({ display: 'grid', gap: space[2], paddingBlockStart: space[6] })
