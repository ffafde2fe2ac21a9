import { color, media, motion, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const main = style({ display: 'grid', gap: space[4], alignContent: 'start', minInlineSize: 0 })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const count = style({
  flexBasis: '100%',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { flexBasis: 'auto', flexGrow: 1 } },
})
export const page = style({
  marginInlineStart: space[3],
  color: color.muted,
  fontSize: size[14],
  fontWeight: weight.regular,
})
export const sort = style({
  display: 'flex',
  gap: space[2],
  flexGrow: 1,
  '@media': { [media.tablet]: { flexGrow: 0, minInlineSize: '15rem' } },
})
export const sortField = style({ flexGrow: 1 })
export const waiting = style({ opacity: 0.5, transition: `opacity ${motion.calm}` })
export const withoutScript = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } })
