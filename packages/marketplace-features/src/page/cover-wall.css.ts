import { media, space } from '@tradepost/ui-kit/vars'
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
