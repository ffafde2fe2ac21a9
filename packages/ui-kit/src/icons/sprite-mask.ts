import * as icons from './index.ts'

/** The rows of the sprite, from top to bottom. */
export const spriteRows: readonly string[] = Object.values(icons)

/** A mask that shows one row of the sprite; `row` may be a custom property. */
export const spriteMask = (row: string | number, tile = '100% auto no-repeat') =>
  `var(--tp-icons) 0 calc(${row} * 100% / ${spriteRows.length - 1}) / ${tile}`
