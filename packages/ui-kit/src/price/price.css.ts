import { style, styleVariants } from '@vanilla-extract/css'
import { alignAsAround, color, media, size, space, weight } from '../vars.css.ts'

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  fontVariantNumeric: 'tabular-nums',
})

export const now = style({
  textAlign: alignAsAround,
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.bold,
  color: color.text,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})

export const sizes = styleVariants({
  sm: { fontSize: size[16] },
  md: { fontSize: size[18] },
  // A smaller font size on the smallest phones, because amounts must fit without truncation.
  lg: { fontSize: size[18], '@media': { [media.phone]: { fontSize: size[22] } } },
  xl: {
    minInlineSize: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontSize: size[28],
    fontWeight: weight.heavy,
    letterSpacing: '-0.025em',
    '@media': { [media.phone]: { fontSize: size[36] } },
  },
})

export const prefix = style({ fontSize: size[14], color: color.muted })
export const old = style({
  fontSize: size[14],
  color: color.faint,
  textDecoration: 'line-through',
  whiteSpace: 'nowrap',
})
export const unit = style({ fontSize: size[14], color: color.muted })
export const unavailable = style({ color: color.muted })
