import { color, hairline, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexDirection: 'column', listStyle: 'none', padding: 0, margin: 0 })
export const item = style({
  paddingBlock: space[5],
  borderBlockEnd: hairline,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
})
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: space[2],
})
export const quantity = style({ display: 'flex', alignItems: 'flex-end', gap: space[2] })
export const onlyWithoutScript = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
})
/** On phones the price has a row of its own above the quantity. On wider screens it is at the end of the row. */
export const price = style({
  selectors: { '[data-choice=true] > &': { flexBasis: '100%' }, '[data-busy=true] &': { opacity: 0.6 } },
  '@media': {
    [media.tablet]: {
      order: 3,
      marginInlineStart: 'auto',
      selectors: { '[data-choice=true] > &': { flexBasis: 'auto' } },
    },
  },
})
export const remove = style({ marginInlineStart: 'auto', '@media': { [media.tablet]: { marginInlineStart: 0 } } })
export const problem = style({ color: color.warningText, fontSize: size[14], fontWeight: 500 })
export const summary = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
