import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5], maxInlineSize: '56rem' })
export const section = style({ display: 'grid', gap: space[2] })
export const name = style({ display: 'grid' })
export const muted = style({ color: color.muted, fontSize: size[14] })
