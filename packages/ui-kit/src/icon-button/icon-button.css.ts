import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, motion, radius, size, weight } from '../vars.css.ts'

export const button = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: color.text,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: { '&:disabled': { opacity: 0.45, cursor: 'not-allowed' } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.sunken } } } },
})

export const sizes = styleVariants({
  sm: { inlineSize: '2rem', blockSize: '2rem' },
  md: { inlineSize: '2.75rem', blockSize: '2.75rem' },
})

export const directional = style({ selectors: { '[dir=rtl] &::before': { transform: 'scaleX(-1)' } } })

export const outlined = style({ borderColor: color.border, background: color.surface })

export const count = style({
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineEnd: '0',
  minInlineSize: '1rem',
  paddingInline: '0.1875rem',
  border: `2px solid ${color.surface}`,
  boxSizing: 'content-box',
  marginBlockStart: '-0.25rem',
  marginInlineEnd: '-0.25rem',
  borderRadius: radius.round,
  background: color.accent,
  color: color.onAccent,
  fontSize: size[12],
  fontWeight: weight.bold,
  lineHeight: '1rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
