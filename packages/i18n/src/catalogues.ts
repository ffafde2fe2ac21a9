import { flatten, type Texts } from './catalogue.ts'
import type { Locale } from './locales.ts'
import { ar } from './messages/ar/index.ts'
import { de } from './messages/de/index.ts'
import { en } from './messages/en/index.ts'
import { es } from './messages/es/index.ts'
import { fr } from './messages/fr/index.ts'
import { id } from './messages/id/index.ts'
import { it } from './messages/it/index.ts'
import { ja } from './messages/ja/index.ts'
import { kr } from './messages/kr/index.ts'
import { ms } from './messages/ms/index.ts'
import { pt } from './messages/pt/index.ts'
import { ru } from './messages/ru/index.ts'
import { th } from './messages/th/index.ts'
import { zh } from './messages/zh/index.ts'

export const source = flatten(en)
/** Every language with a catalogue built in, as written. */
export const catalogues: Partial<Record<Locale, Texts>> = {
  en: source,
  de: flatten(de),
  ar: flatten(ar),
  es: flatten(es),
  ja: flatten(ja),
  fr: flatten(fr),
  id: flatten(id),
  it: flatten(it),
  kr: flatten(kr),
  pt: flatten(pt),
  zh: flatten(zh),
  ru: flatten(ru),
  th: flatten(th),
  ms: flatten(ms),
}
