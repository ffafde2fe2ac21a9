import { style } from '@vanilla-extract/css'
import { color, media, radius, size, space, weight } from '../vars.css.ts'

export const list = style({ display: 'flex', alignItems: 'center', gap: space[3] })

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: size[14],
  fontWeight: weight.medium,
  color: color.muted,
  minInlineSize: 0,
  selectors: {
    '&:not(:first-child)::before': {
      content: '',
      inlineSize: 'clamp(0.75rem, 4vw, 3rem)',
      blockSize: '1px',
      background: color.border,
      marginInlineEnd: space[1],
    },
    '&[aria-current=step]': { color: color.text, fontWeight: weight.bold },
  },
})

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current=step] > &, [data-done=true] > &': {
      background: color.accent,
      borderColor: color.accent,
      color: color.onAccent,
    },
  },
})

export const name = style({
  selectors: {
    'li:not([aria-current=step]) > &': {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      '@media': { [media.tablet]: { position: 'static', clipPath: 'none', inlineSize: 'auto', blockSize: 'auto' } },
    },
  },
})
