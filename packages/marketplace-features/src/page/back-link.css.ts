import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  justifySelf: 'start',
  gap: space[2],
  paddingBlock: space[1],
  fontSize: size[14],
  fontWeight: 500,
  color: color.muted,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { color: color.text, textDecoration: 'underline' } } },
})
