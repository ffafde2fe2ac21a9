import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const part = style({ display: 'grid', gap: space[3] })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
