import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, motion, radius, shadow, space } from '../vars.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const dialog = style({
  insetBlock: 0,
  insetInline: 0,
  margin: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: `min(550px, calc(100dvh - ${space[8]}))`,
  maxInlineSize: `calc(100vw - ${space[8]})`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  boxShadow: shadow.far,
  animation: `${rise} ${motion.calm}`,
})

export const sizes = styleVariants({
  sm: { inlineSize: '25rem' },
  md: { inlineSize: '32rem' },
  lg: { inlineSize: '45rem' },
})
