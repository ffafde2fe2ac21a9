import { color, gutter, media, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

// One row that scrolls sideways on phones, so that offers stay in the first screen.
export const games = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', margin: 0, padding: 0 } },
})
export const count = style({ color: color.muted })
export const dropped = style({ color: color.muted, overflowWrap: 'anywhere' })
