import { color, gutter, hairline, media, radius, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  inlineSize: '100%',
  maxInlineSize: '38rem',
  marginInline: 'auto',
})
/** Lays out the form's children as items of the column, so that the pay button sticks along the whole column. */
export const inPlace = style({ display: 'contents' })
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const inputs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
})
export const inputsOf = style({
  maxInlineSize: '100%',
  padding: 0,
  marginBlockEnd: space[3],
  fontSize: size[14],
  color: color.muted,
  overflowWrap: 'anywhere',
})
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space[4], listStyle: 'none', padding: 0 })
export const amount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const broken = style({ color: color.warningText, fontSize: size[14], fontWeight: 500 })

export const totals = style({ display: 'flex', flexDirection: 'column', gap: space[3], marginBlockStart: space[4] })

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  listStyle: 'none',
  padding: 0,
  counterReset: 'step',
})
export const step = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  counterIncrement: 'step',
  fontSize: size[14],
  '::before': {
    content: 'counter(step)',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    borderRadius: radius.round,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: 700,
    fontSize: size[12],
  },
})
/** Sticks to the bottom of the window, so that the total and the pay button are always visible. */
export const pay = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  marginInline: `calc(${gutter} * -1)`,
  padding: `${space[3]} ${gutter} calc(${space[3]} + env(safe-area-inset-bottom))`,
  background: color.page,
  borderBlockStart: hairline,
  '@media': { [media.tablet]: { marginInline: 0, paddingInline: 0 }, print: { position: 'static' } },
})
export const fine = style({ fontSize: size[14], color: color.muted })
