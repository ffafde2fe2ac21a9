import { color, hairline, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5] })
export const narrow = style({ display: 'grid', gap: space[5], maxInlineSize: '48rem' })
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const pictures = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
})
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '20rem',
  objectFit: 'contain',
  borderRadius: radius.control,
  border: hairline,
  background: color.surface,
})
export const check = style({ display: 'grid', gap: space[2], gridTemplateColumns: 'minmax(0, 1fr)' })
export const done = style({ display: 'grid', gap: space[2], paddingInlineStart: space[4], listStyle: 'disc' })
