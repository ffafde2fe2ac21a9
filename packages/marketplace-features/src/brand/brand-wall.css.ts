import { gutter, media, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

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
    // A fixed number of columns: automatic columns would get narrower with every cover.
    [media.desktop]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gridAutoFlow: 'row',
      gap: space[5],
      overflowX: 'visible',
      margin: 0,
      padding: 0,
    },
  },
})
export const cell = style({ minInlineSize: 0, scrollSnapAlign: 'start' })
