import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: space[4] })
export const search = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  '@media': { [media.tablet]: { maxInlineSize: '32rem' } },
})
export const searchSorted = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', maxInlineSize: '48rem' } },
})
/** The bulk acts stay in view while the list scrolls. */
export const acts = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  background: color.page,
})
export const muted = style({ color: color.muted, fontSize: size[14] })
export const pick = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' })
export const box = style({ inlineSize: '1.25rem', blockSize: '1.25rem', flex: 'none', marginBlockStart: '0.1rem' })
export const name = style({ display: 'grid', minInlineSize: 0 })
export const price = style({ display: 'grid', gap: space[1] })
export const kinds = style({ display: 'grid', gap: space[2], marginBlockStart: space[4] })
export const cellField = style({ inlineSize: '8rem' })
export const narrow = style({ maxInlineSize: '40rem', display: 'grid', gap: space[5] })
export const facts = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
})
export const fact = style({ display: 'grid', gap: space[1] })
export const number = style({ fontSize: size[22], fontVariantNumeric: 'tabular-nums' })
