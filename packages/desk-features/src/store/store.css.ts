import { color, radius, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const narrow = style({ maxInlineSize: '40rem', display: 'grid', gap: space[5] })
export const picture = style({ display: 'grid', gap: space[3] })
export const banner = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1280 / 400',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: color.sunken,
})
export const more = style({ display: 'grid', gap: space[4] })
