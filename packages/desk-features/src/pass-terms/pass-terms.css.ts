import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const fields = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
})
export const period = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
})
export const part = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, border: 0, minInlineSize: 0 })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
