import { style, styleVariants } from '@vanilla-extract/css'
import { color, motion, weight } from '../vars.css.ts'

export const link = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  transition: `text-decoration-color ${motion.quick}`,
})

export const tones = styleVariants({
  accent: {
    color: color.accentText,
    fontWeight: weight.medium,
    textDecorationColor: `color-mix(in oklab, ${color.accentText} 35%, transparent)`,
    ':hover': { textDecorationColor: color.accentText },
  },
  quiet: {
    color: 'inherit',
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'currentcolor' },
  },
})
