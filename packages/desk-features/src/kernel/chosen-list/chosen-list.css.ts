import { color, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const choices = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
})
export const wrong = style({ margin: 0, color: color.dangerText })
