import { style, styleVariants } from '@vanilla-extract/css'
import { color, hairline, media, radius, size, space, weight } from '../vars.css.ts'

export const frame = style({
  overflowX: 'auto',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
})
export const table = style({ inlineSize: '100%', fontSize: size[14], textAlign: 'start' })
export const caption = style({ textAlign: 'start', padding: space[4], fontWeight: weight.bold, fontSize: size[16] })

export const head = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  color: color.muted,
  fontWeight: weight.semibold,
  fontSize: size[12],
  whiteSpace: 'nowrap',
  borderBlockEnd: hairline,
})

export const row = style({
  '@media': { [media.hover]: { ':hover': { background: color.page } } },
})

export const cell = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  verticalAlign: 'top',
  fontWeight: weight.regular,
  selectors: { 'tr:not(:last-child) > &': { borderBlockEnd: hairline } },
})

export const aligned = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
