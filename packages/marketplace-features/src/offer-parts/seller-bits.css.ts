import { alignAsAround, color, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const quiet = style({ fontSize: size[14], color: color.muted })
export const line = style({ display: 'inline-flex', alignItems: 'center', gap: space[3], maxInlineSize: '100%' })
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const name = style({
  textAlign: alignAsAround,
  fontSize: size[14],
  fontWeight: weight.semibold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
})
