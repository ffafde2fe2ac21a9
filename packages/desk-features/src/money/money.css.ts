import { color, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const parts = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
})
export const part = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // The name of a category may be one long word.
  overflowWrap: 'anywhere',
})
export const amount = style({ fontSize: size[28], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
export const muted = style({ color: color.muted, fontSize: size[14] })
export const hold = style({ fontSize: size[14], fontWeight: weight.medium })
export const facts = style({ display: 'grid', gap: space[2], margin: 0 })
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
})
export const accounts = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const account = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  // The name of a holder may be one long word.
  overflowWrap: 'anywhere',
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
})
/** A form below the accounts, with a line that parts it from what is above. */
export const addition = style({
  marginBlockStart: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.border}`,
})
export const removal = style({ fontSize: size[14] })
export const months = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const link = style({ color: color.accentText, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const screenOnly = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})
