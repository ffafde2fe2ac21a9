import { color, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

// Looks like a button, but is part of the card's only link.
export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: space[4],
  borderRadius: radius.control,
  background: color.accent,
  color: color.onAccent,
  fontSize: size[14],
  fontWeight: weight.semibold,
  pointerEvents: 'none',
  '@media': { [media.forced]: { border: '1px solid ButtonText' } },
})
