import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)' })
export const part = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
export const search = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '@media': { [media.tablet]: { maxInlineSize: '40rem' } },
})
export const field = style({ inlineSize: '100%' })
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const column = style({ display: 'grid', gap: space[5], minInlineSize: 0 })
export const list = style({ display: 'grid', gap: space[4], listStyle: 'none', padding: 0, margin: 0 })
export const legs = style({ listStyle: 'none', padding: 0, margin: 0, fontVariantNumeric: 'tabular-nums' })
export const leg = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], justifyContent: 'space-between' })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const words = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const picture = style({ maxInlineSize: '100%', blockSize: 'auto' })
