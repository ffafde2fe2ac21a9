import { space, twoLines, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
})
export const seller = style({ display: 'flex', alignItems: 'center', gap: space[4] })
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 })
export const name = style({
  ...twoLines,
  fontWeight: weight.semibold,
  '::after': { content: '', position: 'absolute', inset: 0 },
})
