import { color, hairline, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[4] })
export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto' },
  },
})
export const searchActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
export const column = style({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const section = style({ display: 'grid', gap: space[3] })
export const steps = style({ display: 'grid', gap: space[2], fontSize: size[14] })
export const step = style({ display: 'flex', gap: space[3], justifyContent: 'space-between', flexWrap: 'wrap' })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const quote = style({
  paddingInlineStart: space[3],
  borderInlineStart: hairline,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
