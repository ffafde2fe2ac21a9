import { color, hairline, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0, ':empty': { display: 'none' } })
export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: hairline,
})
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[1], minInlineSize: 0 })
export const fine = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  fontSize: size[14],
  color: color.muted,
})
export const amount = style({
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-gained=true]': { color: color.successText } },
})
