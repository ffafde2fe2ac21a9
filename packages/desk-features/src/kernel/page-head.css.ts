import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  marginBlockEnd: space[5],
})
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const lead = style({ color: color.muted, maxInlineSize: '44rem', overflowWrap: 'anywhere' })
export const title = style({
  fontSize: size[22],
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { fontSize: size[28] } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
