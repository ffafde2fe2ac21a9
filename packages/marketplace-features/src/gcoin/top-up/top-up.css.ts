import { color, hairline, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
export const facts = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: space[4],
  borderRadius: radius.card,
  border: hairline,
  background: color.sunken,
})
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: size[14],
  fontWeight: weight.medium,
})
export const good = style({ display: 'inline-flex', color: color.successText })
export const bound = style({ display: 'inline-flex', color: color.muted })
