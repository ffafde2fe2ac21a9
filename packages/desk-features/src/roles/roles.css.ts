import { color, media, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)' })
export const narrow = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '56rem',
})
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const parts = style({ display: 'grid', gap: space[5], gridTemplateColumns: 'minmax(0, 1fr)' })
export const name = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const anywhere = style({ overflowWrap: 'anywhere' })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const subject = style({ fontSize: size[16], fontWeight: weight.semibold })
export const choices = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] } },
})
export const list = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] } },
})
export const allowed = style({ display: 'flex', gap: space[2], alignItems: 'flex-start' })
export const mark = style({ color: color.successText, flex: 'none', marginBlockStart: '0.15em' })
