import { keyframes, style } from '@vanilla-extract/css'
import { color, motion, space } from '../vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const modal = style({
  position: 'fixed',
  padding: 0,
  background: color.raised,
  color: color.text,
  overflow: 'hidden',
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  '::backdrop': { background: color.overlay, animation: `${appear} ${motion.calm}` },
})

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  flexShrink: 0,
  paddingBlock: space[2],
  paddingInlineStart: space[6],
  paddingInlineEnd: space[3],
})

export const title = style({ minInlineSize: 0, paddingBlock: '0.6875rem', overflowWrap: 'anywhere' })

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[6],
  paddingBlockEnd: space[6],
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  flexShrink: 0,
  paddingBlock: space[4],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${color.hairline}`,
})
