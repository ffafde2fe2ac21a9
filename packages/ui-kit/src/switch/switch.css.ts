import { style } from '@vanilla-extract/css'
import { color, leading, motion, radius, size, space } from '../vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  cursor: 'pointer',
})

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: leading.body })
export const hint = style({ display: 'block', fontSize: size[14], color: color.muted })

export const track = style({
  appearance: 'none',
  flexShrink: 0,
  position: 'relative',
  inlineSize: '2.75rem',
  blockSize: '1.5rem',
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  background: color.sunken,
  cursor: 'inherit',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '0.1875rem',
    inlineSize: '1rem',
    blockSize: '1rem',
    marginBlockStart: '-0.5rem',
    borderRadius: radius.round,
    background: color.muted,
    transition: `transform ${motion.quick}, background-color ${motion.quick}`,
  },
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::after': { background: color.onAccent, transform: 'translateX(1.1875rem)' },
    '[dir=rtl] &:checked::after': { transform: 'translateX(-1.1875rem)' },
    '&:focus-visible': { borderRadius: radius.round },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
