import { color, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5] })
export const part = style({ display: 'grid', gap: space[3] })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const terms = style({ display: 'grid', gap: space[2], paddingInlineStart: space[4], listStyle: 'disc' })
export const facts = style({ display: 'grid', gap: space[3], margin: 0 })
export const fact = style({
  display: 'grid',
  gap: space[1],
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
})
export const papers = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
})
export const paper = style({
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '20rem',
  objectFit: 'contain',
  borderRadius: radius.control,
  border: hairline,
  background: color.surface,
})
