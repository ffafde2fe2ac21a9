import { style } from '@vanilla-extract/css'
import { color, controlLine, media, motion, radius, size, space, weight } from '../vars.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  // A small gap, so that all links of a long list fit on one line of a phone.
  gap: '2px',
  '@media': { [media.tablet]: { gap: space[1] } },
})

export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.25rem',
  minBlockSize: '2.75rem',
  paddingInline: space[1],
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: size[14],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&[aria-current=page]': { borderColor: color.accent, color: color.accentText, fontWeight: weight.bold },
  },
  '@media': {
    [media.hover]: { ':hover': { background: color.sunken } },
    [media.tablet]: { minInlineSize: '2.75rem' },
  },
})

export const ends = style({
  border: controlLine,
  background: color.surface,
  selectors: { '[dir=rtl] &::before': { transform: 'scaleX(-1)' } },
})
export const off = style({ color: color.faint, opacity: 0.6, pointerEvents: 'none' })
export const gap = style({ minInlineSize: '1rem', textAlign: 'center', color: color.faint })
