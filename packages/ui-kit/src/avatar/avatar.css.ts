import { style, styleVariants } from '@vanilla-extract/css'
import { color, radius } from '../vars.css.ts'

export const avatar = style({
  display: 'inline-block',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.round,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  color: color.faint,
  objectFit: 'cover',
  filter: `brightness(${color.artDim})`,
})

export const sizes = styleVariants({ 24: 24, 32: 32, 40: 40, 60: 60, 80: 80 }, (pixels) => ({
  inlineSize: `${pixels}px`,
  blockSize: `${pixels}px`,
}))
