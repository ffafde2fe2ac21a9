import { actionRow, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const frame = style({ display: 'grid', gap: space[4], maxInlineSize: '40rem' })
export const actions = style(actionRow)
export const amount = style({ whiteSpace: 'nowrap' })
