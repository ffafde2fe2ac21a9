import { family, space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const code = style({ fontFamily: family.code, overflowWrap: 'anywhere', userSelect: 'all' })
export const shownOnce = style({ display: 'grid', gap: space[3], justifyItems: 'start' })
