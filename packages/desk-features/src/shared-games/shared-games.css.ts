import { space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
})
export const platforms = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, border: 0 })
