import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { gutter, hairline, media, space, width } from '../vars.css.ts'

export const gaps = styleVariants(space, (gap) => ({ gap }))

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const inline = style({ display: 'flex', flexDirection: 'row', minInlineSize: 0 })
export const wrap = style({ flexWrap: 'wrap' })

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

export const minColumn = createVar()

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumn}), 1fr))`,
})

export const container = style({
  boxSizing: 'content-box',
  marginInline: 'auto',
  paddingInline: gutter,
})

export const widths = styleVariants(width, (maxInlineSize) => ({ maxInlineSize }))

export const divider = style({ border: 0, borderBlockStart: hairline, marginBlock: 0, inlineSize: '100%' })

export const split = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const sides = styleVariants({
  start: { '@media': { [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: space[8] } } },
  end: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem', gap: space[12] } } },
})

export const sticky = style({
  alignSelf: 'start',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[6] } },
})

export const asideHiddenOnPhones = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
})
