import { createVar, style } from '@vanilla-extract/css'
import { RatingStarIcon } from '../icons/index.ts'
import { spriteMask, spriteRows } from '../icons/sprite-mask.ts'
import { color, size, space, weight } from '../vars.css.ts'

const row = spriteRows.indexOf(RatingStarIcon)
const one = spriteMask(row)
// Five stars of 24 px in a width of 128 px, with equal space between them.
const five = spriteMask(row, '18.75% auto space no-repeat')

const drawn = { content: '', flexShrink: 0, printColorAdjust: 'exact', forcedColorAdjust: 'none' } as const

export const share = createVar()

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: size[14],
  // Section 9 of the specification: the score image has 128 by 24 px.
  '::before': {
    ...drawn,
    WebkitMask: five,
    mask: five,
    inlineSize: '128px',
    blockSize: '24px',
    background: `linear-gradient(to right, ${color.star} ${share}, ${color.hairline} ${share})`,
  },
  selectors: {
    '&[data-size=sm]::before': { inlineSize: '80px', blockSize: '15px' },
    '[dir=rtl] &::before': { transform: 'scaleX(-1)' },
  },
})

export const single = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: size[14],
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    ...drawn,
    WebkitMask: one,
    mask: one,
    inlineSize: '0.9375rem',
    blockSize: '0.9375rem',
    background: color.star,
  },
})
export const value = style({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' })
export const detailed = style({
  '::after': {
    content: 'attr(data-detail)',
    // As in `bdi`: a short count such as “4.6K+” keeps its direction in Arabic text.
    unicodeBidi: 'plaintext',
    fontWeight: weight.regular,
    color: color.muted,
    fontVariantNumeric: 'tabular-nums',
  },
})
