import { color, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' })
export const narrow = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '44rem',
})
export const section = style({ display: 'grid', gap: space[2] })
export const card = style({ display: 'grid', gap: space[4] })
export const name = style({ display: 'grid' })
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const muted = style({ color: color.muted, fontSize: size[14], fontWeight: weight.regular })
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
