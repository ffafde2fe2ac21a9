import { type Palette, themeToCss, wireframe } from '@tradepost/theme-from-theme-color'

/** Converts a #rrggbb colour to the grey of its mean channel value; returns any other value unchanged. */
function grey(color: string): string {
  const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(color) ?? []
  if (!blue) return color
  const light = [red, green, blue].map((part) => Number.parseInt(part, 16))
  const mean = Math.round(light.reduce((sum, part) => sum + part, 0) / 3)
  return `#${mean.toString(16).padStart(2, '0').repeat(3)}`
}
const withoutColor = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([token, color]) => [token, grey(color)])) as Palette

/** A theme with grey brand and state colours: any remaining colour does not come from the theme. */
export const colourless = themeToCss({
  ...wireframe,
  light: withoutColor(wireframe.light),
  dark: withoutColor(wireframe.dark),
})

/** CSS that hides pictures, which do not take their colours from the theme, and stops animations. */
export const withoutPictures =
  'img,picture,video,canvas,svg[data-brand-mark],[style*="url("]{visibility:hidden!important}*{transition:none!important;animation:none!important}'

/** The number of coloured (not grey) pixels of a picture in raw RGB bytes. */
export function colouredPixels(rgb: Uint8Array): number {
  let coloured = 0
  for (let index = 0; index < rgb.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = [rgb[index], rgb[index + 1], rgb[index + 2]]
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > 12) coloured++
  }
  return coloured
}
