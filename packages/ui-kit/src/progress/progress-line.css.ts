import { keyframes, style } from '@vanilla-extract/css'
import { color, media } from '../vars.css.ts'

// Animates only `transform`, because an animation of layout properties would use much CPU time on phones.
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })
const passBack = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(-250%)' } })

const unseen = keyframes({ from: { opacity: 0 } })

/** Indeterminate progress: a segment that moves along its container. */
export const running = style({
  overflow: 'hidden',
  background: color.hairline,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '40%',
    background: color.accent,
    animation: `${pass} 1.1s ease-in-out infinite`,
  },
  selectors: { '[dir=rtl] &::after': { animationName: passBack } },
  '@media': {
    [media.still]: {
      '::after': { inlineSize: '100%', animation: 'none' },
      selectors: { '[dir=rtl] &::after': { animationName: 'none' } },
    },
  },
})

// Covers the top of the window without taking space or receiving presses. Delayed, so that fast loads do not show it.
export const line = style([
  running,
  {
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 100,
    blockSize: '3px',
    pointerEvents: 'none',
    animation: `${unseen} 1ms 180ms backwards`,
  },
])
