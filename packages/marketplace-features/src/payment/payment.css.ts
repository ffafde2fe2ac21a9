import { size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '38rem',
  marginInline: 'auto',
})
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space[5], listStyle: 'none', padding: 0 })
export const reference = style({ fontSize: size[14] })
export const answers = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  inlineSize: '100%',
  maxInlineSize: '24rem',
  marginInline: 'auto',
})
export const centred = style({ textAlign: 'center' })
export const card = style({ display: 'flex', flexDirection: 'column', gap: space[5] })
