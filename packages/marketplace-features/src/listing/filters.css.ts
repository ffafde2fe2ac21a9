import { color, hairline, media, size, space, weight } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const aside = style({
  display: 'none',
  gap: space[5],
  '@media': { [media.noScript]: { display: 'grid' }, [media.desktop]: { display: 'grid' } },
})
export const divided = style({ paddingBlockStart: space[5], borderBlockStart: hairline })
export const group = style({
  display: 'grid',
  gap: space[1],
  selectors: { '& + &': { paddingBlockStart: space[5], borderBlockStart: hairline } },
})
export const legend = style({
  fontWeight: weight.semibold,
  fontSize: size[16],
  paddingInline: 0,
  paddingBlockEnd: space[3],
})
export const prices = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] })
export const values = style({
  display: 'grid',
  gap: space[1],
  maxBlockSize: '18rem',
  overflowY: 'auto',
  paddingBlock: space[1],
  marginBlockEnd: space[5],
  // Leaves room for the focus ring outside the column.
  paddingInline: '3px',
  marginInline: '-3px',
})
// In the sheet every choice is 44 px tall to be easy to touch, so that no gap is needed.
export const inSheet = style({ display: 'grid', gap: space[5] })
globalStyle(`${inSheet} label:has(> input)`, { minBlockSize: '2.75rem', alignContent: 'center' })
globalStyle(`${inSheet} :is(${group}, ${values}, fieldset > div:has(> label))`, { rowGap: 0 })
export const withoutScript = style({ display: 'none', '@media': { [media.noScript]: { display: 'block' } } })
export const sheetOpener = style({
  display: 'block',
  '@media': { [media.noScript]: { display: 'none' }, [media.desktop]: { display: 'none' } },
})
export const sheetFoot = style({ display: 'grid', gap: space[2], inlineSize: '100%', justifyItems: 'center' })
export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const clear = style({
  paddingBlock: space[2],
  paddingInline: space[2],
  fontSize: size[14],
  fontWeight: weight.semibold,
  color: color.accentText,
  ':hover': { textDecoration: 'underline' },
})
