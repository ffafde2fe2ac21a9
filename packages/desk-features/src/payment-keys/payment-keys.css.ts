import { color, family, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
export const section = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const form = style({ maxInlineSize: '40rem' })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
export const code = style({ fontFamily: family.code })
/** A long name breaks, so that it does not squeeze the other columns. */
export const name = style({ display: 'inline-block', maxInlineSize: '16rem', overflowWrap: 'anywhere' })
