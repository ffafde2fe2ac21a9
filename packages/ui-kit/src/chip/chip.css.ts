import { style } from '@vanilla-extract/css'
import { color, controlLine, media, motion, radius, size, space, weight } from '../vars.css.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingBlock: space[1],
  paddingInline: space[3],
  overflowWrap: 'anywhere',
  border: controlLine,
  borderRadius: radius.round,
  background: color.surface,
  color: color.text,
  fontSize: size[14],
  fontWeight: weight.medium,
  lineHeight: 1.25,
  textAlign: 'start',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&[aria-pressed=true], &[aria-current]:not([aria-current=false])': {
      borderColor: color.accent,
      background: color.accentSoft,
      color: color.accentText,
    },
    '&:focus-visible': { borderRadius: radius.round },
  },
  '@media': { [media.hover]: { ':hover': { borderColor: color.muted } } },
})

export const chosen = style({ borderColor: color.accent, background: color.accentSoft, color: color.accentText })
