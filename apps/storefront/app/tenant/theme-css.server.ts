import tenant from 'virtual:tenant'
import { createTheme, themeToCss } from '@tradepost/theme-from-theme-color'
import { shapeToCss } from './shape.server'

const sheetOf = (color: string) => `${themeToCss(createTheme(color))}${shapeToCss(tenant.shape)}`

let last = { color: tenant.themeColor, css: sheetOf(tenant.themeColor) }

/** The style sheet of a theme colour; computed again only when the colour changes. */
export function themeCss(color: string = tenant.themeColor): string {
  if (color !== last.color) last = { color, css: sheetOf(color) }
  return last.css
}
