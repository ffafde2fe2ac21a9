import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const narrow = style({ maxInlineSize: '40rem', display: 'grid', gap: space[5] })
export const list = style({ display: 'grid', gap: space[4] })
export const muted = style({ color: color.muted, fontSize: size[14] })
