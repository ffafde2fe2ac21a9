import { actionRow, color, hairline, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', padding: 0, margin: 0, display: 'flex', flexDirection: 'column' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: hairline } },
})

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  flex: '1 1 14rem',
})

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })

/** The final action and its cancel link. */
export const nextActions = style(actionRow)

export const losses = style({
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[2],
  paddingInlineStart: space[5],
  listStyle: 'disc',
  color: color.text,
})
