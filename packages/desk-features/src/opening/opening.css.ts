import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const steps = style({ display: 'grid', gap: space[4], listStyle: 'none', margin: 0, padding: 0 })
export const step = style({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const name = style({ margin: 0, fontSize: size[18] })
export const lead = style({ margin: 0, color: color.muted })
export const facts = style({ display: 'grid', gap: space[1], margin: 0 })
export const choices = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
})
export const many = style([choices, { maxBlockSize: '24rem', overflowY: 'auto' }])
export const change = style({ cursor: 'pointer', color: color.accentText, paddingBlock: space[2] })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })
