import { space, width } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', gap: space[2], maxInlineSize: width.text, marginBlockStart: space[2] })
export const field = style({ flexGrow: 1, minInlineSize: 0 })
