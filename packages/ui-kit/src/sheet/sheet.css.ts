import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { motion, radius, shadow } from '../vars.css.ts'

const up = keyframes({ from: { transform: 'translateY(100%)' } })
const along = keyframes({ from: { opacity: 0, transform: 'translateX(1.5rem)' } })
const against = keyframes({ from: { opacity: 0, transform: 'translateX(-1.5rem)' } })

export const sheet = style({ boxShadow: shadow.far, margin: 0, border: 0 })

const beside = {
  insetBlock: 0,
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  maxInlineSize: '90vw',
  inlineSize: '26rem',
}

export const sides = styleVariants({
  bottom: {
    insetBlockStart: 'auto',
    insetBlockEnd: 0,
    insetInline: 0,
    inlineSize: '100%',
    maxInlineSize: '100%',
    maxBlockSize: '92dvh',
    borderStartStartRadius: radius.sheet,
    borderStartEndRadius: radius.sheet,
    animation: `${up} ${motion.calm}`,
  },
  full: {
    inset: 0,
    inlineSize: '100%',
    maxInlineSize: '100%',
    blockSize: '100dvh',
    maxBlockSize: '100dvh',
    animation: `${up} ${motion.calm}`,
  },
  start: {
    ...beside,
    insetInlineStart: 0,
    insetInlineEnd: 'auto',
    animation: `${against} ${motion.calm}`,
    selectors: { '[dir=rtl] &': { animationName: along } },
  },
  end: {
    ...beside,
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    animation: `${along} ${motion.calm}`,
    selectors: { '[dir=rtl] &': { animationName: against } },
  },
})
