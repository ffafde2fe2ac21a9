import { color, hairline, leading, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const link = style({ color: color.accentText, fontWeight: weight.medium, textDecoration: 'underline' })
export const small = style({ fontSize: size[14], color: color.muted })
export const stack = style({ display: 'grid', gap: space[1], justifyItems: 'start' })
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })

export const scroll = style({
  // The visually hidden text of the cells is positioned absolutely and must scroll with the cells.
  position: 'relative',
  overflowX: 'auto',
  border: hairline,
  borderRadius: radius.card,
  background: color.surface,
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
})
export const table = style({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, textAlign: 'start' })
// The first column sticks while the offers scroll sideways.
const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '7.5rem',
  minInlineSize: '7.5rem',
  borderInlineEnd: hairline,
  background: color.surface,
  '@media': { [media.tablet]: { inlineSize: '12rem', minInlineSize: '12rem' } },
} as const
export const corner = style(first)
const cell = { padding: `${space[3]} ${space[2]}`, verticalAlign: 'top', textAlign: 'start' } as const
export const offerHead = style({
  ...cell,
  // On the smallest phone, one whole offer column fits beside the sticky column of names.
  minInlineSize: '10.375rem',
  fontWeight: weight.regular,
  '@media': { [media.tablet]: { minInlineSize: '13rem', padding: space[4] } },
})
export const offer = style({ display: 'grid', gap: space[3] })
export const offerTop = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start' })
export const cover = style({
  position: 'relative',
  inlineSize: '4.5rem',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: color.sunken,
})
export const offerTitle = style({
  fontWeight: weight.semibold,
  lineHeight: leading.title,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
export const name = style({
  ...first,
  ...cell,
  paddingInline: space[3],
  borderBlockStart: hairline,
  fontSize: size[14],
  fontWeight: weight.medium,
  color: color.muted,
  overflowWrap: 'anywhere',
  selectors: { '[data-differs=true] > &': { color: color.text } },
})
export const differs = style({
  display: 'block',
  fontSize: size[12],
  fontWeight: weight.semibold,
  color: color.accentText,
})
export const value = style({
  ...cell,
  borderBlockStart: hairline,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-differs=true] > &': { background: color.accentSoft } },
  '@media': { [media.tablet]: { paddingInline: space[4] } },
})

export const choice = style({ border: hairline, borderRadius: radius.card, background: color.surface })
export const choiceRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
})
export const choiceWords = style({ display: 'grid', gap: space[1], minInlineSize: 0, flex: '1 1 14rem' })
export const choiceTitle = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' })
