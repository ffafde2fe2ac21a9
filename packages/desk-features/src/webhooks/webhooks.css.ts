import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
export const forms = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
})
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const topics = style({ minInlineSize: 0, display: 'grid', gap: space[2], margin: 0, padding: 0, border: 0 })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const wrong = style({ margin: 0, color: color.dangerText, overflowWrap: 'anywhere' })
export const address = style({ overflowWrap: 'anywhere' })
export const attempts = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })
export const filter = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
