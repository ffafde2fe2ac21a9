import { space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const narrow = style({ maxInlineSize: '40rem', display: 'grid', gap: space[5] })
