import { color, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6] })
export const part = style({ display: 'grid', gap: space[3] })
export const muted = style({ color: color.muted, fontSize: size[14] })
/** Fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
})
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const changed = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })
