import { color, media, radius } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

/** Custom property with the share of the ring that is drawn. */
export const ringLeft = '--ring-left'

export const ring = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  borderRadius: radius.round,
  background: `conic-gradient(${color.accent} var(${ringLeft}), ${color.hairline} 0)`,
  printColorAdjust: 'exact',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})
export const ringCentre = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.round,
  background: color.surface,
  color: color.accentText,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})
