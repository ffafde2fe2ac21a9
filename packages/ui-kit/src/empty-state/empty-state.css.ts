import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, size, space } from '../vars.css.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '30rem',
  marginInline: 'auto',
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const rooms = styleVariants({
  section: { paddingBlock: space[8] },
  page: { paddingBlock: space[12], '@media': { [media.tablet]: { paddingBlock: space[24] } } },
})

export const drawing = style({ inlineSize: '11rem', blockSize: 'auto', marginBlockEnd: space[4] })
export const words = style({ color: color.muted, fontSize: size[16], textWrap: 'balance' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  paddingBlockStart: space[4],
})

export const ground = style({ fill: color.accentSoft })
export const sheet = style({ fill: color.surface, stroke: color.border, strokeWidth: 2 })
export const line = style({
  fill: 'none',
  stroke: color.border,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const faint = style({ fill: 'none', stroke: color.hairline, strokeWidth: 4, strokeLinecap: 'round' })
export const accent = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const accentFill = style({ fill: color.accent })
export const onAccent = style({
  fill: 'none',
  stroke: color.onAccent,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
