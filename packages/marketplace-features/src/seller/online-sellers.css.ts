import { color, radius } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

// The mark overlaps the corner of the avatar, so that it does not shift the layout.
export const face = style({ position: 'relative', display: 'inline-flex', flexShrink: 0 })
export const dot = style({
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInlineEnd: '-1px',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: radius.round,
  border: `2px solid ${color.surface}`,
  background: color.successText,
})
