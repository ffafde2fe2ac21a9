/** Thrown when a brand colour is not written as six lower-case hex digits after '#'. */
export class ThemeColorError extends Error {
  readonly code = 'THEME_COLOR_INVALID'

  constructor(value: unknown) {
    super(`themeColor must be '#' and six lower-case hex digits, got ${JSON.stringify(value)}`)
    this.name = 'ThemeColorError'
  }
}
