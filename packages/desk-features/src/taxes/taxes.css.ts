import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const form = style({ maxInlineSize: '40rem' })
export const end = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const muted = style({ color: color.muted, fontSize: size[14] })
/** A long name breaks, so that it does not squeeze the other columns. */
export const name = style({ display: 'inline-block', maxInlineSize: '16rem', overflowWrap: 'anywhere' })
export const search = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 16rem) auto auto', justifyContent: 'start' } },
})
