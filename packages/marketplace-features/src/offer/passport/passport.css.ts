import { color, media, radius, size, space, weight, width } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: width.checkout,
  marginInline: 'auto',
})
export const head = style({ display: 'grid', gap: space[2] })
export const section = style({ display: 'grid', gap: space[3], minInlineSize: 0 })
export const onScreen = style({ '@media': { print: { display: 'none' } } })
export const stamps = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
})
/** A mark as if it were stamped: a double ring, turned a little. */
export const stamp = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[1],
  minBlockSize: '8.5rem',
  padding: space[3],
  border: `2px solid ${color.successText}`,
  outline: `1px solid ${color.successText}`,
  outlineOffset: '-7px',
  borderRadius: radius.sheet,
  color: color.successText,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&:nth-child(odd)': { rotate: '-1.5deg' }, '&:nth-child(even)': { rotate: '1deg' } },
})
export const stampName = style({ fontSize: size[14], fontWeight: weight.bold })
export const stampWhen = style({ fontSize: size[14], fontVariantNumeric: 'tabular-nums' })
export const foot = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
})
export const checks = style({ display: 'grid', gap: space[2] })
export const check = style({ display: 'flex', gap: space[2], alignItems: 'center' })
export const passed = style({ color: color.successText })
export const failed = style({ color: color.dangerText })
