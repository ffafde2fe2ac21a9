import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const preview = style({ display: 'grid', gap: space[1] })
/** The strip above the pages of the shop. */
export const strip = style({
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  background: color.accentSoft,
  color: color.text,
  fontSize: size[14],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
