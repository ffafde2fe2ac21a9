import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5] })
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})
export const column = style({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const section = style({ display: 'grid', gap: space[3] })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[1], justifyContent: 'flex-end' })
export const replace = style({ display: 'grid', gap: space[2], justifyItems: 'end', textAlign: 'end' })
export const narrow = style({ display: 'grid', gap: space[5], maxInlineSize: '40rem' })
export const list = style({
  display: 'grid',
  gap: space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: size[14],
  overflowWrap: 'anywhere',
})
export const masked = style({ whiteSpace: 'nowrap' })
