import { color, hairline, media, radius, shadow, size, space } from '@tradepost/ui-kit/vars'
import { globalStyle, style } from '@vanilla-extract/css'

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

/** On phones a strip that stays; the whole order opens from it. */
export const strip = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  border: hairline,
  borderRadius: radius.card,
  background: color.raised,
  boxShadow: shadow.near,
})
export const stripHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: 600,
  minBlockSize: '3.25rem',
})
globalStyle(`${stripHead}::-webkit-details-marker`, { display: 'none' })
export const stripName = style({ display: 'flex', gap: space[2], alignItems: 'center' })
export const chevron = style({
  display: 'flex',
  transition: 'transform 160ms ease-out',
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
  '@media': { [media.still]: { transition: 'none' } },
})
export const stripBody = style({
  padding: `0 ${space[4]} ${space[4]}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  maxBlockSize: '60dvh',
  overflow: 'auto',
})

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
