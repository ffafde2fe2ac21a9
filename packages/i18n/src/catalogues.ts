import { flatten, type Texts } from './catalogue.ts'
import type { Locale } from './locales.ts'
import * as ar from './messages/ar/index.ts'
import * as de from './messages/de/index.ts'
import * as en from './messages/en/index.ts'
import * as es from './messages/es/index.ts'
import * as fr from './messages/fr/index.ts'
import * as id from './messages/id/index.ts'
import * as it from './messages/it/index.ts'
import * as ja from './messages/ja/index.ts'
import * as kr from './messages/kr/index.ts'
import * as ms from './messages/ms/index.ts'
import * as pt from './messages/pt/index.ts'
import * as ru from './messages/ru/index.ts'
import * as th from './messages/th/index.ts'
import * as zh from './messages/zh/index.ts'

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
