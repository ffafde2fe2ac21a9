import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Locale, type Script, scriptOf } from '@tradepost/domain/language/languages'

const { resolve } = createRequire(import.meta.url)
const noto = (script: string) => resolve(`@fontsource-variable/noto-sans-${script}/index.css`)
const own = (name: string) => fileURLToPath(new URL(`../../app/${name}`, import.meta.url))

/** The font sheet of every page. */
export const latinSheet = (): string => own('fonts.css')

const sheets: Readonly<Record<Script, () => string>> = {
  Arab: () => own('fonts-arabic.css'),
  Thai: () => noto('thai'),
  Jpan: () => noto('jp'),
  Kore: () => noto('kr'),
  Hans: () => noto('sc'),
}

/** The font file of each script that needs just one. Pages preload the file, so that the first paint uses the font. */
const files: Readonly<Partial<Record<Script, () => string>>> = {
  Arab: () => resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
}

/** The style sheet of a script that our own font lacks. Browsers fetch only the font slices that a page needs. */
export function fontSheet(locale: Locale): string | undefined {
  const script = scriptOf(locale)
  return script && sheets[script]()
}

export function fontFile(locale: Locale): string | undefined {
  const script = scriptOf(locale)
  return script && files[script]?.()
}
