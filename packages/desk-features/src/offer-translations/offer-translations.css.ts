import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5] })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const pair = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const original = style({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' })
export const text = style({ margin: 0, whiteSpace: 'pre-line' })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
