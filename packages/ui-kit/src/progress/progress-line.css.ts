import { keyframes, style } from '@vanilla-extract/css'
import { color, media } from '../vars.css.ts'

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } })

const unseen = keyframes({ from: { opacity: 0 } })

/** Nobody knows how far: a stretch that runs along what it is drawn in. */
export const running = style({
  overflow: 'hidden',
  background: color.hairline,
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

// Above everything and beside nothing: it takes no room and catches no press. What is there within a blink never shows it.
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
