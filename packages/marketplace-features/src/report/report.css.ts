import { color, hairline, radius, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const frame = style({ display: 'grid', gap: space[4], maxInlineSize: '40rem', minInlineSize: 0 })
export const subject = style({ display: 'flex', gap: space[4], alignItems: 'center' })
export const name = style({ fontWeight: weight.semibold, color: color.text, overflowWrap: 'anywhere' })
export const ownReports = style({ display: 'grid', gap: space[4], marginBlockStart: space[6] })
export const list = style({ display: 'grid', gap: space[3], listStyle: 'none', margin: 0, padding: 0 })
export const report = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
