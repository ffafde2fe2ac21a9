import { style, styleVariants } from '@vanilla-extract/css'
import { color, radius } from '../vars.css.ts'

export const frame = style({ display: 'block', overflow: 'hidden', background: color.sunken })

export const image = style({
  inlineSize: '100%',
  blockSize: 'auto',
  objectFit: 'cover',
  filter: `brightness(${color.artDim})`,
})

export const fill = style({ inlineSize: '100%', blockSize: '100%' })

/** The frame of a picture that is missing. */
export const missing = style({ display: 'block', backgroundColor: color.sunken })

export const corners = styleVariants({
  none: {},
  control: { borderRadius: radius.control },
  card: { borderRadius: radius.card },
})
