import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[4] })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const facts = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
})
export const fact = style({ display: 'grid', gap: space[1] })
export const number = style({ fontSize: size[22], fontVariantNumeric: 'tabular-nums' })
export const progress = style({ inlineSize: '100%', accentColor: color.accent })
