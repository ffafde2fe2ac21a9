/// <reference types="vite/client" />
import japanese from '@fontsource-variable/noto-sans-jp/index.css?url'
import korean from '@fontsource-variable/noto-sans-kr/index.css?url'
import chinese from '@fontsource-variable/noto-sans-sc/index.css?url'
import { type Locale, type Script, scriptOf } from '@tradepost/i18n/locales'

const sheets: Partial<Record<Script, string>> = { Jpan: japanese, Kore: korean, Hans: chinese }

/**
 * The style sheet of a language's additional font. A page has only its own: Japanese, Korean and Chinese draw the same
 * characters differently.
 */
export function fontSheetOf(locale: Locale): string | undefined {
  const script = scriptOf(locale)
  return script && sheets[script]
}
