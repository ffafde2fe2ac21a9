import { space } from '@tradepost/ui-kit/vars'
import { style } from '@vanilla-extract/css'

export const next = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
