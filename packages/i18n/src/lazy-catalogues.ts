import { flatten, type Texts } from './catalogue.ts'
import type { Locale } from './locales.ts'
import { en } from './messages/en/index.ts'

export const source = flatten(en)
/** Stands for `catalogues.ts` in a build that loads languages as they are asked for: the ones loaded so far. */
export const catalogues: Partial<Record<Locale, Texts>> = { en: source }

const files: Record<Exclude<Locale, 'en'>, () => Promise<Parameters<typeof flatten>[0]>> = {
  ar: async () => (await import('./messages/ar/index.ts')).ar,
  de: async () => (await import('./messages/de/index.ts')).de,
  es: async () => (await import('./messages/es/index.ts')).es,
  fr: async () => (await import('./messages/fr/index.ts')).fr,
  id: async () => (await import('./messages/id/index.ts')).id,
  it: async () => (await import('./messages/it/index.ts')).it,
  ja: async () => (await import('./messages/ja/index.ts')).ja,
  kr: async () => (await import('./messages/kr/index.ts')).kr,
  ms: async () => (await import('./messages/ms/index.ts')).ms,
  pt: async () => (await import('./messages/pt/index.ts')).pt,
  ru: async () => (await import('./messages/ru/index.ts')).ru,
  th: async () => (await import('./messages/th/index.ts')).th,
  zh: async () => (await import('./messages/zh/index.ts')).zh,
}

/** Brings the words of one language; those of English are there from the start. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (locale !== 'en') catalogues[locale] ??= flatten(await files[locale]())
}
