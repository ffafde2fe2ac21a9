export const browserFamilies = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const
export type BrowserFamily = (typeof browserFamilies)[number]

/** Marks of a User-Agent header. The first that fits decides, because most browsers also name those they descend from. */
const marks: readonly (readonly [RegExp, BrowserFamily])[] = [
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'edge'],
  [/\b(?:OPR|OPiOS)\//, 'opera'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
]

/** The family of a browser, which says enough about an error and nothing about a person. */
export const browserFamilyOf = (userAgent: string): BrowserFamily =>
  marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other'
