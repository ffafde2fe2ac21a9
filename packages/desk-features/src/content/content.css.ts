import { color, media, size, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[5] })
export const search = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const part = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' })
export const muted = style({ margin: 0, color: color.muted, fontSize: size[14] })
/** The form beside what is done with it. */
export const columns = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})
export const times = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
})
export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2] })
