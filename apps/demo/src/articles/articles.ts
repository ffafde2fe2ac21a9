import type { SiteLanguage } from '../tenant/tenants.ts'
import type { SeedText } from './article-kit.ts'
import { buyingArticles } from './articles-buying.ts'
import { careArticles } from './articles-care.ts'
import { chineseArticles } from './articles-chinese.ts'
import { frenchArticles } from './articles-french.ts'
import { japaneseArticles } from './articles-japanese.ts'
import { koreanArticles } from './articles-korean.ts'
import { passArticles } from './articles-pass.ts'
import { spanishArticles } from './articles-spanish.ts'

const inOrder = {
  ja: japaneseArticles,
  fr: frenchArticles,
  es: spanishArticles,
  kr: koreanArticles,
  zh: chineseArticles,
} as const

function textOf(list: readonly SeedText[], n: number): SeedText {
  const text = list[n]
  if (!text) throw new Error(`article ${n} is not translated`)
  return text
}

/** Every help article in every language of the seed. */
export const articles: readonly { topic: string; texts: Readonly<Record<SiteLanguage, SeedText>> }[] = [
  ...buyingArticles,
  ...careArticles,
  ...passArticles,
].map(({ topic, texts }, n) => ({
  topic,
  texts: {
    ...texts,
    ja: textOf(inOrder.ja, n),
    fr: textOf(inOrder.fr, n),
    es: textOf(inOrder.es, n),
    kr: textOf(inOrder.kr, n),
    zh: textOf(inOrder.zh, n),
  },
}))
