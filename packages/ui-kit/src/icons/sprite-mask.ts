import * as icons from './index.ts'

/** Icon names of the sprite's rows, from top to bottom. */
export const spriteRows: readonly string[] = Object.values(icons)

/** CSS `mask` value that shows one row of the sprite. `row` is an index or a custom property with an index. */
export const spriteMask = (row: string | number, tile = '100% auto no-repeat') =>
  `var(--tp-icons) 0 calc(${row} * 100% / ${spriteRows.length - 1}) / ${tile}`
