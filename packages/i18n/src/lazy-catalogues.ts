import { flatten, type Texts } from './catalogue.ts'
import type { Locale } from './locales.ts'
import * as en from './messages/en/index.ts'

export const source = flatten(en)
/** Stands for `catalogues.ts` in a build that loads languages as they are asked for: the ones loaded so far. */
export const catalogues: Partial<Record<Locale, Texts>> = { en: source }

const files: Record<Exclude<Locale, 'en'>, () => Promise<Parameters<typeof flatten>[0]>> = {
  ar: () => import('./messages/ar/index.ts'),
  de: () => import('./messages/de/index.ts'),
  es: () => import('./messages/es/index.ts'),
  fr: () => import('./messages/fr/index.ts'),
  id: () => import('./messages/id/index.ts'),
  it: () => import('./messages/it/index.ts'),
  ja: () => import('./messages/ja/index.ts'),
  kr: () => import('./messages/kr/index.ts'),
  ms: () => import('./messages/ms/index.ts'),
  pt: () => import('./messages/pt/index.ts'),
  ru: () => import('./messages/ru/index.ts'),
  th: () => import('./messages/th/index.ts'),
  zh: () => import('./messages/zh/index.ts'),
}

/** Brings the words of one language; those of English are there from the start. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (locale !== 'en') catalogues[locale] ??= flatten(await files[locale]())
}
