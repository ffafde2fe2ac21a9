import { style, styleVariants } from '@vanilla-extract/css'
import { color, leading, media, size, weight } from '../vars.css.ts'

export const tones = styleVariants({
  text: { color: color.text },
  muted: { color: color.muted },
  faint: { color: color.faint },
  accent: { color: color.accentText },
  success: { color: color.successText },
  warning: { color: color.warningText },
  danger: { color: color.dangerText },
  inherit: { color: 'inherit' },
})

export const sizes = styleVariants(size, (fontSize) => ({ fontSize, lineHeight: leading.body }))

export const weights = styleVariants(weight, (fontWeight) => ({ fontWeight }))

export const tabular = style({ fontVariantNumeric: 'tabular-nums' })

export const clamp = styleVariants({ 1: 1, 2: 2, 3: 3 }, (lines) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere' as const,
}))

export const heading = style({ lineHeight: leading.title, color: color.text })

export const headings = styleVariants({
  sm: { fontSize: size[16] },
  md: { fontSize: size[18] },
  lg: { fontSize: size[22] },
  xl: { fontSize: size[22], '@media': { [media.tablet]: { fontSize: size[28] } } },
  '2xl': { fontSize: size[28], '@media': { [media.tablet]: { fontSize: size[36] } } },
  '3xl': {
    fontSize: size[36],
    fontWeight: weight.heavy,
    letterSpacing: '-0.025em',
    '@media': { [media.tablet]: { fontSize: size[48] } },
  },
})
