import { color, family, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

/** The name of a passkey may be one long word. */
export const narrow = style({ display: 'grid', gap: space[5], maxInlineSize: '40rem', overflowWrap: 'anywhere' })
export const part = style({ display: 'grid', gap: space[4] })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const step = style({ display: 'grid', gap: space[3] })
export const picture = style({
  inlineSize: '12rem',
  blockSize: '12rem',
  borderRadius: radius.control,
})
export const key = style({ fontFamily: family.code, overflowWrap: 'anywhere', userSelect: 'all' })
export const codes = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  fontFamily: family.code,
  userSelect: 'all',
})
export const passkeys = style({ display: 'grid', gap: space[5], margin: 0, padding: 0, listStyle: 'none' })
