import { color, controlLine, media, radius, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const letters = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockStart: space[2] })
export const letter = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  border: controlLine,
  borderRadius: radius.control,
  background: color.surface,
  fontWeight: weight.semibold,
  '@media': { [media.hover]: { ':hover': { borderColor: color.accent, color: color.accentText } } },
})
export const groups = style({ display: 'grid', gap: space[12] })
