import { color, family, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
export const client = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'baseline' })
export const name = style({ margin: 0 })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const code = style({ fontFamily: family.code })
export const forms = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
})
export const part = style({ display: 'grid', gap: space[2], gridTemplateColumns: 'minmax(0, 1fr)' })
