import type { Theme } from './create-theme.ts'
import { type Palette, shadeProperties, shadeTokens, tokenNames, tokenProperty } from './tokens.ts'

const painted = Object.entries(shadeTokens).map(
  ([shade, token]) => [token, shadeProperties[shade as keyof typeof shadeTokens]] as const,
)
const shadeOf = new Map<string, string>(painted)

/** The declarations of a scheme: its shades and every token. A token that equals a shade refers to its property. */
export const themeProperties = (scheme: 'light' | 'dark', palette: Palette): (readonly [string, string])[] => [
  ['color-scheme', scheme],
  ...painted.map(([token, property]) => [property, palette[token]] as const),
  ...tokenNames.map((token) => {
    const shade = shadeOf.get(token)
    return [tokenProperty(token), shade ? `var(${shade})` : palette[token]] as const
  }),
]

const block = (scheme: 'light' | 'dark', palette: Palette) =>
  themeProperties(scheme, palette)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

/** The style sheet of a theme. The visitor's choice (`data-color-scheme` on the root) overrides the system's scheme. */
export const themeToCss = (theme: Pick<Theme, 'shades' | 'light' | 'dark'>): string => {
  const dark = block('dark', theme.dark)
  return [
    `:root{${shadeProperties.base}:${theme.shades.base};${block('light', theme.light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-color-scheme=light]){${dark}}}`,
    `:root[data-color-scheme=dark]{${dark}}`,
  ].join('')
}
