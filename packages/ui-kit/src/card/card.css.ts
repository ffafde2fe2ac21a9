import { style, styleVariants } from '@vanilla-extract/css'
import { color, hairline, radius, shadow, space } from '../vars.css.ts'

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
})

export const paddings = styleVariants({
  none: { padding: 0, overflow: 'hidden' },
  sm: { padding: space[4] },
  md: { padding: `${space[5]} ${space[6]}` },
  lg: { padding: space[8] },
})

export const tones = styleVariants({
  surface: {},
  raised: { background: color.raised, boxShadow: shadow.near },
  sunken: { background: color.sunken, borderColor: 'transparent' },
  accent: { background: color.accentSoft, borderColor: 'transparent' },
})
