/** Every colour name that a component may use; a theme has a light and a dark colour for each. */
export const tokenNames = [
  'page',
  'surface',
  'raised',
  'sunken',
  'skeleton',
  'text',
  'muted',
  'faint',
  'border',
  'hairline',
  'accent',
  'onAccent',
  'accentHover',
  'accentSoft',
  'accentText',
  'focus',
  'success',
  'successSoft',
  'successText',
  'warning',
  'warningSoft',
  'warningText',
  'danger',
  'onDanger',
  'dangerHover',
  'dangerSoft',
  'dangerText',
  'info',
  'infoSoft',
  'infoText',
  'inverse',
  'onInverse',
  'star',
  'overlay',
  'shadowNear',
  'shadowFar',
  'artDim',
] as const

/** The name of a colour that themes define and components use. */
export type TokenName = (typeof tokenNames)[number]

/** A palette: one CSS value per token. */
export type Palette = Record<TokenName, string>

/** The custom property of a token. */
export const tokenProperty = (token: TokenName): `--tp-${string}` =>
  `--tp-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The custom properties of the page colours in the specification: the brand colour and three derived shades. */
export const shadeProperties = {
  base: '--theme-color',
  strong: '--theme-color-1',
  soft: '--theme-color-2',
  faint: '--theme-color-3',
} as const

/** One of the four page colours. */
export type ShadeName = keyof typeof shadeProperties

/** The token of each shade: fills on hover, selected backgrounds and the page background. */
export const shadeTokens = { strong: 'accentHover', soft: 'accentSoft', faint: 'page' } as const satisfies Partial<
  Record<ShadeName, TokenName>
>
