import { color, media, radius, size, space, weight } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

const column = { gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' } as const
export const offer = style({ ...column, display: 'grid', gap: space[2] })
export const score = style({ fontSize: size[28], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' })
export const factors = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const factor = style({ ...column, display: 'grid', gap: space[2], alignContent: 'start' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
})
const bar = { blockSize: '0.5rem', borderRadius: radius.round } as const
const filled = { blockSize: '100%', background: color.accent, borderRadius: radius.round } as const
export const meter = style({
  ...bar,
  appearance: 'none',
  inlineSize: '100%',
  border: 0,
  background: color.sunken,
  selectors: {
    '&::-webkit-meter-inner-element': { display: 'block' },
    '&::-webkit-meter-bar': { ...bar, border: 0, background: color.sunken },
    '&::-webkit-meter-optimum-value': filled,
    '&::-moz-meter-bar': filled,
  },
})
