import { color, leading, media, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const course = style({ display: 'grid', gap: space[3] })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.25rem',
  color: color.muted,
  fontSize: size[14],
  fontWeight: weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { color: color.text } } },
})
export const body = style({ display: 'grid', gap: space[2], paddingBlockStart: space[2], minInlineSize: 0 })
/** Keeps the room of the picture until it is there, so that nothing below it jumps. */
export const waiting = style({ minBlockSize: '11rem' })
export const words = style({ fontSize: size[14], color: color.muted, lineHeight: leading.body })
/** Time runs in the direction of the language. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})
export const line = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: '2px',
  vectorEffect: 'non-scaling-stroke',
})
export const point = style({ fill: color.accentText, forcedColorAdjust: 'none' })
export const days = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: size[12],
  color: color.muted,
})
