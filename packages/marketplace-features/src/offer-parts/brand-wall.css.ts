import { gutter, media, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const wall = style({
  display: 'grid',
  columnGap: space[3],
  rowGap: space[6],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    'screen and (min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.tablet]: { columnGap: space[4], gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { columnGap: space[5], gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '9.5rem',
  gap: space[3],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: space[2],
  scrollPaddingInline: gutter,
  '@media': {
    [media.desktop]: { gridAutoColumns: 'minmax(0, 1fr)', gap: space[5], overflowX: 'visible', margin: 0, padding: 0 },
  },
})
export const cell = style({ minInlineSize: 0, scrollSnapAlign: 'start' })
