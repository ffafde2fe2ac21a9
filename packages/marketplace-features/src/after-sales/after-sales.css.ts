import { actionRow, color, media, motion, radius, space } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const frame = style({ display: 'grid', gap: space[4], maxInlineSize: '40rem' })
export const actions = style(actionRow)
export const amount = style({ whiteSpace: 'nowrap' })

/** A choice of one star to five, in one row. The chosen star and those before it are filled. */
export const stars = style({})
export const star = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: radius.control,
  color: color.border,
  transition: `color ${motion.quick}`,
  '::before': { scale: '1.6' },
})
globalStyle(`${stars} > div:has(> label)`, { flexDirection: 'row', gap: 0 })
globalStyle(`${stars} label`, { display: 'block', position: 'relative' })
globalStyle(`${stars} input`, { position: 'absolute', inset: 0, opacity: 0, inlineSize: '100%', blockSize: '100%' })
globalStyle(`${stars} label:is(:has(:checked), :has(~ label :checked)) ${star}`, { color: color.star })
globalStyle(`${stars} label:has(:focus-visible) ${star}`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
})
globalStyle(`${stars} label:not(:has(:checked), :has(~ label :checked)) ${star}`, {
  '@media': { [media.forced]: { opacity: 0.4 } },
})
