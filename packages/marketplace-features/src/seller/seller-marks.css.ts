import { color, size, space, twoLines, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const quiet = style({ fontSize: size[14], color: color.muted })
export const line = style({ display: 'inline-flex', alignItems: 'center', gap: space[3], maxInlineSize: '100%' })
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const name = style({
  ...twoLines,
  fontSize: size[14],
  fontWeight: weight.semibold,
  ':hover': { textDecoration: 'underline' },
})
