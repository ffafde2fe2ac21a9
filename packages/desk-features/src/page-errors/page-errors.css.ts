import { color, family, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const link = style({ color: color.accentText })
export const code = style({ fontFamily: family.code, fontSize: size[14] })
export const stack = style({ display: 'grid', gap: space[2], margin: 0, paddingInlineStart: space[6] })
