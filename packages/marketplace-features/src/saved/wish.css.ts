import { color, gutter, hairline, media, motion, radius, shadow, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const wishForm = style({ display: 'inline-flex' })
const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radius.control,
  color: color.muted,
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
} as const
export const heart = style({
  ...mark,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { color: color.accentText } },
  '@media': { [media.hover]: { ':hover': { background: color.sunken, color: color.text } } },
})
export const heartBefore = style({
  display: 'inline-flex',
  selectors: { '[data-wished=true] > &': { color: color.accentText } },
})

export const choosing = style({ display: 'contents' })
export const compareBox = style({
  ...mark,
  appearance: 'none',
  margin: 0,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: color.accentSoft, color: color.accentText },
    '&[aria-disabled=true]': { color: color.faint, opacity: 0.5 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:checked, [aria-disabled=true])': { background: color.sunken, color: color.text } },
    },
  },
})
// Appears when the first box is ticked, even without JavaScript.
export const compareBar = style({
  display: 'none',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 10,
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: space[3],
  paddingInline: gutter,
  paddingBlock: space[3],
  paddingBlockEnd: `calc(${space[3]} + env(safe-area-inset-bottom))`,
  background: color.raised,
  borderBlockStart: hairline,
  boxShadow: shadow.far,
  selectors: { [`${choosing}:has(input[name="ids"]:checked) > &`]: { display: 'flex' } },
  '@media': { [media.tablet]: { justifyContent: 'center', gap: space[6] } },
})
export const compareHint = style({ display: 'grid', fontSize: size[14], color: color.muted })
export const compareCount = style({ color: color.text, fontVariantNumeric: 'tabular-nums' })
