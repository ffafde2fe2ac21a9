import { style } from '@vanilla-extract/css'
import { color, hairline, leading, motion, size, space, weight } from '../vars.css.ts'

export const list = style({ borderBlockEnd: hairline })
export const item = style({ borderBlockStart: hairline })

export const summary = style({
  // Its text has no element of its own that could shrink.
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: '3.5rem',
  paddingBlock: space[3],
  fontSize: size[16],
  fontWeight: weight.semibold,
  lineHeight: leading.body,
})

export const title = style({ minInlineSize: 0 })
export const arrow = style({
  selectors: {
    '&&::after': { color: color.faint, transition: `transform ${motion.quick}` },
    'details[open] > &&::after': { transform: 'rotate(180deg)' },
  },
})

export const body = style({ paddingBlockEnd: space[5], color: color.muted, maxInlineSize: '65ch' })
export const dense = style({ minBlockSize: '2.75rem', paddingBlock: space[2], fontSize: size[14] })
export const denseBody = style({ maxInlineSize: 'none', color: color.text })
