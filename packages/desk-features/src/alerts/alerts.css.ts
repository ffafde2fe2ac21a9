import { family, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
})
export const value = style({ margin: 0, fontFamily: family.code, fontSize: size[14], overflowWrap: 'anywhere' })
