import { color, hairline, radius, shadow, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  inlineSize: '100%',
  maxInlineSize: '38rem',
  marginInline: 'auto',
})
export const section = style({ display: 'flex', flexDirection: 'column', gap: space[4] })
export const lines = style({ display: 'flex', flexDirection: 'column', gap: space[4], listStyle: 'none', padding: 0 })
export const amount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const broken = style({ color: color.warningText, fontSize: size[14], fontWeight: 500 })

/** Stays on top while the page scrolls. */
export const strip = style({
  position: 'sticky',
  insetBlockStart: space[2],
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingInline: space[4],
  minBlockSize: '3.25rem',
  marginBlockEnd: `calc(${space[4]} * -1)`,
  border: hairline,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.near,
  fontWeight: 600,
})
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
export const pay = style({ display: 'flex', flexDirection: 'column', gap: space[3] })
export const fine = style({ fontSize: size[14], color: color.muted, textAlign: 'center' })
