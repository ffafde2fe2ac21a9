import { style, styleVariants } from '@vanilla-extract/css'
import { color, size, space } from '../vars.css.ts'

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '2.5rem',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const sizes = styleVariants({
  sm: { minBlockSize: '2.25rem', paddingBlock: space[1], fontSize: `max(${size[14]}, 16px)` },
  md: {},
})

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  display: 'flex',
  alignItems: 'center',
  color: color.muted,
  pointerEvents: 'none',
})
