import { color, hairline, leading, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const watch = style({ display: 'grid', gap: space[2] })
export const part = style({ display: 'grid', gap: space[2] })
export const hint = style({ fontSize: size[14], color: color.muted, lineHeight: leading.body })
export const problem = style({ fontSize: size[14], color: color.dangerText, fontWeight: weight.medium })
export const link = style({ color: color.accentText, fontWeight: weight.medium, textDecoration: 'underline' })
export const set = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.control,
  background: color.accentSoft,
  fontSize: size[14],
})
export const setText = style({ display: 'flex', gap: space[2], alignItems: 'center', minInlineSize: 0 })
export const details = style({ display: 'grid', gap: space[3] })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.25rem',
  color: color.muted,
  fontSize: size[14],
  fontWeight: weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { color: color.text } } },
})
export const priceForm = style({ display: 'grid', gap: space[3], paddingBlockStart: space[2] })

export const section = style({ display: 'grid', gap: space[4] })
export const kinds = style({ display: 'grid', gap: space[3] })
export const rows = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: hairline } },
})
export const rowWords = style({ display: 'grid', gap: space[1], minInlineSize: 0, flex: '1 1 16rem' })
export const rowTitle = style({
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
export const rowFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  fontSize: size[14],
  color: color.muted,
})
