import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const part = style({ display: 'grid', gap: space[3] })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const note = style([muted, { display: 'block' }])
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const column = style({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const acts = style({ display: 'grid', gap: space[4], listStyle: 'none', padding: 0, margin: 0 })
