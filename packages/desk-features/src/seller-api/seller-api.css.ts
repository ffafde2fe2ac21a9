import { color, family, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const part = style({ display: 'grid', gap: space[3] })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const answer = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
/** The beginning of an answer: as it came, but no wider than its cell. */
export const body = style({
  fontFamily: family.code,
  fontSize: size[12],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
/** On a phone, long words break beside the head of their column. */
export const verdict = style({ minInlineSize: 0 })
