import type { Theme } from './create-theme.ts'
import { type Palette, shadeProperties, tokenNames, tokenProperty } from './tokens.ts'

const block = (scheme: 'light' | 'dark', palette: Palette) =>
  [`color-scheme:${scheme}`, ...tokenNames.map((token) => `${tokenProperty(token)}:${palette[token]}`)].join(';')

/** The style sheet of a theme; the visitor's explicit choice (`data-color-scheme` on the root) beats the system's. */
export const themeToCss = (theme: Pick<Theme, 'shades' | 'light' | 'dark'>): string => {
  const shades = (Object.keys(shadeProperties) as (keyof typeof shadeProperties)[])
    .map((name) => `${shadeProperties[name]}:${theme.shades[name]}`)
    .join(';')
  const dark = block('dark', theme.dark)
  return [
    `:root{${shades};${block('light', theme.light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-color-scheme=light]){${dark}}}`,
    `:root[data-color-scheme=dark]{${dark}}`,
  ].join('')
}
