/// <reference types="vite/client" />
import japanese from '@fontsource-variable/noto-sans-jp/index.css?url'
import korean from '@fontsource-variable/noto-sans-kr/index.css?url'
import chinese from '@fontsource-variable/noto-sans-sc/index.css?url'
import { type Locale, type Script, scriptOf } from '@tradepost/i18n/locales'

const sheets: Partial<Record<Script, string>> = { Jpan: japanese, Kore: korean, Hans: chinese }

/** Loads the additional font of a language, and waits for its stylesheet. */
export async function loadFont(locale: Locale): Promise<void> {
  const script = scriptOf(locale)
  const sheet = script && sheets[script]
  const current = document.getElementById('font')
  if (current?.getAttribute('href') === (sheet ?? null)) return
  // Only one at a time: Japanese, Korean and Chinese draw the same characters differently.
  current?.remove()
  if (!sheet) return
  const link = Object.assign(document.createElement('link'), { id: 'font', rel: 'stylesheet', href: sheet })
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}
