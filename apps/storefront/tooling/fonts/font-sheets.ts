import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@tradepost/i18n'

const { resolve } = createRequire(import.meta.url)
const noto = (script: string) => resolve(`@fontsource-variable/noto-sans-${script}/index.css`)
const own = (name: string) => fileURLToPath(new URL(`../../app/${name}`, import.meta.url))

/** The sheet every page has. */
export const latinSheet = (): string => own('fonts.css')

/** The one file a script needs: a page that asks for it at once has it before it is painted. */
export const fontFiles: Readonly<Partial<Record<Locale, () => string>>> = {
  ar: () => resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
}

/** Sheets of the scripts our own font lacks: each names slices, of which a browser fetches those a page shows. */
export const fontSheets: Readonly<Partial<Record<Locale, () => string>>> = {
  ar: () => own('fonts-arabic.css'),
  th: () => noto('thai'),
  ja: () => noto('jp'),
  kr: () => noto('kr'),
  zh: () => noto('sc'),
}
