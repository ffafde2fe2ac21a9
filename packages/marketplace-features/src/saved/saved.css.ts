import { color, hairline, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gap: space[4], gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' } },
})
export const cell = style({ minInlineSize: 0 })
export const wishCell = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', gap: space[1] })
export const wishCard = style({ flexGrow: 1 })
export const link = style({ color: color.accentText, fontWeight: weight.medium, textDecoration: 'underline' })
export const similar = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  fontSize: size[14],
  fontWeight: weight.medium,
  color: color.accentText,
  textDecoration: 'underline',
})
export const count = style({ color: color.muted, fontVariantNumeric: 'tabular-nums' })
export const gone = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[2],
  blockSize: '100%',
  padding: space[4],
  border: hairline,
  borderRadius: radius.card,
  background: color.page,
})
export const goneText = style({ color: color.muted, fontWeight: weight.semibold })
export const forget = style({ display: 'flex', justifyContent: 'flex-start' })
