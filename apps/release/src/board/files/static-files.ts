import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTheme, themeToCss } from '@tradepost/theme-from-theme-color'

/** The colour of the board, from which its light and dark palettes are made. */
const themeColor = '#2f5bd0'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** The files that need no sign-in, by their address. */
export const staticFiles = (): ReadonlyMap<string, { type: string; body: string }> =>
  new Map([
    [
      '/board.css',
      { type: 'text/css; charset=utf-8', body: `${themeToCss(createTheme(themeColor))}\n${read('board.css')}` },
    ],
    ['/board.js', { type: 'text/javascript; charset=utf-8', body: read('board.js') }],
  ])
