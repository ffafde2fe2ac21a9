import { color, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const cover = style({
  blockSize: '100%',
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { selectors: { '&[data-layout=column]': { blockSize: 'auto', aspectRatio: '16 / 11' } } },
  },
})

export const actions = style({ display: 'flex', alignItems: 'center', gap: space[1] })
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
})
