import { color, gutter, leading, media, size, space, stickyHead, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const split = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: space[8] } },
})
export const main = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [media.narrow]: { gap: space[2] } },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  columnGap: space[3],
  '@media': {
    // The filters and the order stay in view on phones. The line of the count above them moves below the header.
    [media.narrow]: {
      position: 'sticky',
      insetBlockStart: `calc(${stickyHead.phone} - 1rem * ${leading.body} - ${space[1]})`,
      zIndex: 5,
      marginInline: `calc(-1 * ${gutter})`,
      paddingInline: gutter,
      paddingBlockEnd: space[2],
      background: color.page,
    },
  },
})
export const count = style({
  flexBasis: '100%',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { flexBasis: 'auto', flexGrow: 1 } },
})
export const page = style({
  marginInlineStart: space[3],
  color: color.muted,
  fontSize: size[14],
  fontWeight: weight.regular,
})
export const sort = style({
  display: 'flex',
  gap: space[2],
  flex: '1 1 9rem',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '0 0 16rem' } },
})
export const sortField = style({ flexGrow: 1, minInlineSize: 0 })
export const withoutScript = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } })
