import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
