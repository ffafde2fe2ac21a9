import { leading, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const fields = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const side = style({ display: 'grid', gap: space[4] })
export const cover = style({
  display: 'none',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.card,
  '@media': { [media.desktop]: { display: 'block', inlineSize: '12rem' } },
})
export const median = style({
  fontSize: size[36],
  fontWeight: '700',
  lineHeight: leading.title,
  fontVariantNumeric: 'tabular-nums',
})
