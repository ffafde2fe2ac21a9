import { color, space, width } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', gap: space[2], maxInlineSize: width.text })
export const field = style({ flexGrow: 1 })
export const games = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const count = style({ color: color.muted })
