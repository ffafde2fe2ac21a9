import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const text = style({ display: 'grid', gap: space[6], maxInlineSize: '48rem', overflowWrap: 'anywhere' })
export const versions = style({ display: 'grid', gap: space[2], fontSize: size[14], color: color.muted })
export const agree = style({ display: 'grid', gap: space[5], maxInlineSize: '48rem', overflowWrap: 'anywhere' })
/** The terms, which may be long, above the box that agrees to them. */
export const terms = style({
  maxBlockSize: '50vh',
  overflow: 'auto',
  padding: space[4],
  border: `1px solid ${color.border}`,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
