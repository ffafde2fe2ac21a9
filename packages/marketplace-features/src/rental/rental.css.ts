import { actionRow, color, gutter, hairline, media, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '38rem',
  marginInline: 'auto',
})
export const actions = style(actionRow)
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const head = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[6] })
export const promises = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
/** Sticks to the bottom of the window, as at the checkout. */
export const pay = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  marginInline: `calc(${gutter} * -1)`,
  padding: `${space[3]} ${gutter} calc(${space[3]} + env(safe-area-inset-bottom))`,
  background: color.page,
  borderBlockStart: hairline,
  '@media': { [media.tablet]: { marginInline: 0, paddingInline: 0 }, print: { position: 'static' } },
})
