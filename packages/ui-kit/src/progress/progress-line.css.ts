import { keyframes, style } from '@vanilla-extract/css'
import { color, media } from '../vars.css.ts'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

const unseen = keyframes({ from: { opacity: 0 } })

// Above everything and beside nothing: it takes no room and catches no press. What is there within a blink never shows it.
export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 100,
  blockSize: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  background: color.hairline,
  animation: `${unseen} 1ms 180ms backwards`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    background: color.accent,
    animation: `${pass} 1.1s ease-in-out infinite`,
  },
  '@media': {
    [media.still]: { '::after': { inlineSize: '100%', animation: 'none', insetInlineStart: 0 } },
  },
})
