import { createVar, style } from '@vanilla-extract/css'
import { color, size, space, weight } from '../vars.css.ts'

export const rating = style({ display: 'inline-flex', alignItems: 'center', gap: space[2], fontSize: size[14] })

export const share = createVar()

// Spec §9: the score image is 128 by 24.
export const stars = style({
  position: 'relative',
  display: 'inline-block',
  inlineSize: '128px',
  blockSize: '24px',
  flexShrink: 0,
  selectors: { '&[data-size=sm]': { inlineSize: '80px', blockSize: '15px' } },
})

export const empty = style({ position: 'absolute', inset: 0, color: color.hairline })
export const full = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: share,
  overflow: 'hidden',
  color: color.star,
})

export const drawing = style({
  maxInlineSize: 'none',
  inlineSize: '128px',
  blockSize: '24px',
  selectors: {
    '[data-size=sm] &': { inlineSize: '80px', blockSize: '15px' },
    '[dir=rtl] &': { transform: 'scaleX(-1)' },
  },
})

export const single = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], fontSize: size[14] })
export const star = style({ inlineSize: '0.9375rem', blockSize: '0.9375rem', color: color.star })
export const value = style({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' })
export const detail = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' })
