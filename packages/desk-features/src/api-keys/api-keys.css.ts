import { color, family, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const choices = style({ display: 'grid', gap: space[2], minInlineSize: 0, margin: 0, padding: 0, border: 0 })
export const legend = style({ padding: 0, marginBlockEnd: space[2], fontSize: size[14], fontWeight: weight.semibold })
export const code = style({ fontFamily: family.code, overflowWrap: 'anywhere', userSelect: 'all' })
export const list = style({ margin: 0, paddingInlineStart: space[4] })
