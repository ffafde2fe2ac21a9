import { color, family, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const part = style({ display: 'grid', gap: space[3] })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14], overflowWrap: 'anywhere' })
export const bearer = style({ overflowWrap: 'anywhere' })
export const code = style({ fontFamily: family.code, overflowWrap: 'anywhere' })
export const forms = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
})
export const fields = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})
export const dialog = style({ display: 'grid', gap: space[4] })
