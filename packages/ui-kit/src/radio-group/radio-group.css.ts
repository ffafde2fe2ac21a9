import { style, styleVariants } from '@vanilla-extract/css'
import { color, leading, radius, size, space, weight } from '../vars.css.ts'

export const group = style({ display: 'flex', flexDirection: 'column', gap: space[2] })
export const legend = style({ padding: 0, fontSize: size[14], fontWeight: weight.semibold, marginBlockEnd: space[2] })

export const layouts = styleVariants({
  list: { display: 'flex', flexDirection: 'column', gap: space[3] },
  cards: { display: 'grid', gap: space[3], gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))' },
  rows: { display: 'flex', flexDirection: 'column', gap: space[2] },
})

export const dot = style({
  borderRadius: radius.round,
  '::after': {
    content: '',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: radius.round,
    background: 'currentcolor',
    opacity: 0,
  },
  selectors: { '&:checked::after': { opacity: 1 } },
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  minInlineSize: 0,
})
export const title = style({
  flex: '1 1 7rem',
  overflowWrap: 'anywhere',
  fontWeight: weight.medium,
  lineHeight: leading.body,
})
export const plainTitle = style({ overflowWrap: 'anywhere', fontWeight: weight.medium, lineHeight: leading.body })
export const hint = style({ display: 'block', fontSize: size[14], color: color.muted, fontWeight: weight.regular })
export const end = style({ flexShrink: 0 })
