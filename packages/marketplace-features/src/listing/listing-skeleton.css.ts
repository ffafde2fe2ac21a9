import { style } from '@vanilla-extract/css'
import * as lists from '../offer-card/offer-lists.css.ts'

// Divides the height of the previous list evenly among the rows.
const even = { gridAutoRows: 'minmax(0, 1fr)' } as const

export const grid = style([lists.grid, even])
export const rows = style([lists.rows, even])
export const coins = style([lists.coins, { display: 'grid', ...even }])
export const options = style([lists.options, even])
export const choice = style([lists.choice, { gridTemplateRows: 'minmax(0, 1fr) auto' }])
