import { color, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: space[4] })
export const said = style({ display: 'grid', gap: space[1] })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const file = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const picture = style({
  display: 'block',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: color.sunken,
})
export const steps = style({ display: 'grid', gap: space[4], listStyle: 'none', padding: 0, margin: 0 })
