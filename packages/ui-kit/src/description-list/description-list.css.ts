import { style, styleVariants } from '@vanilla-extract/css'
import { color, hairline, media, size, space, weight } from '../vars.css.ts'

export const list = style({ display: 'grid' })

export const layouts = styleVariants({
  rows: {},
  columns: {
    gap: space[5],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))' } },
  },
})

export const item = styleVariants({
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space[4],
    paddingBlock: space[3],
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline } },
  },
  columns: { display: 'grid', gap: space[1], alignContent: 'start' },
})

export const term = style({ fontSize: size[14], color: color.muted, overflowWrap: 'anywhere' })
export const value = style({
  margin: 0,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})
export const strong = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.bold,
  fontSize: size[18],
  color: color.text,
})
