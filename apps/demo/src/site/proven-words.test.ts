import { standardCategories } from '@tradepost/gateway/modules/tenant/standard-categories'
import { expect, it } from 'vitest'
import { brandWords, categorySeo, pairWords } from '../catalogue/catalogue-words.ts'
import { games } from '../games/catalogue.ts'
import { plainHome } from '../tenant/plain-home.ts'
import type { SiteHome } from '../tenant/sites.ts'
import { type SiteLanguage, seedTenants } from '../tenant/tenants.ts'

type Texts = Readonly<Partial<Record<SiteLanguage, string>>>

/** Words by which a shop says that somebody looked at a seller or at goods. */
const checked: Readonly<Record<SiteLanguage, RegExp>> = {
  en: /\b(?:check|verif|vetted|inspect)/i,
  de: /geprüft|prüfen|verifizier|kontrollier/i,
  ar: /التحقق|نتحقق|موث[قّ]/,
  ja: /確認済|確認し|検証|審査|照合/,
  fr: /vérifi|contrôl/i,
  es: /verific|comprob/i,
  kr: /검증|확인된|저희가 (?:먼저 )?확인/,
  zh: /审核|验证|核对|核实/,
}
/** Words that limit an insurance to the offers that are marked. */
const marked: Readonly<Record<SiteLanguage, RegExp>> = {
  ...{ en: /where marked/, de: /mit Kennzeichnung/, ar: /حيث يُذكر/, ja: /表示のある/ },
  ...{ fr: /là où c’est indiqué/, es: /donde se indica/, kr: /표시된/, zh: /带标记/ },
}

/** The claims of a text that neither a computation nor an act of somebody stands behind. */
const unproven = (texts: Texts): string[] =>
  (Object.entries(texts) as [SiteLanguage, string][]).flatMap(([language, text]) =>
    checked[language].test(text) || (text.includes('365') && !marked[language].test(text)) ? [text] : [],
  )

/** All of a home page but its links to verified offers and its explanation of the marks, which are about acts. */
const homeTexts = ({ stage, quick, hotTitle, blocks }: SiteHome): Texts[] => [
  hotTitle,
  ...stage.flatMap(({ title, text }) => [title, text]),
  ...quick.flatMap(({ title, href }) => (href.includes('verified=1') ? [] : [title])),
  ...blocks.flatMap(({ title, text, icon }) => (/^(?:badge|shield)-check$/.test(icon) ? [] : [title, text])),
]

const eachOf = <T>(words: Readonly<Record<string, T>>, textOf: (words: T) => string): Texts =>
  Object.fromEntries(Object.entries(words).map(([language, one]) => [language, textOf(one)]))
const descriptionsOf = (seo: Readonly<Record<string, { description: string }>>) =>
  eachOf(seo, ({ description }) => description)
const articlesOf = ({ article }: ReturnType<typeof pairWords>) => eachOf(article, ({ html }) => html)

it('no word of a demo shop claims a check or an insurance that nothing stands behind', () => {
  const texts: Texts[] = [
    ...games.flatMap((game) => {
      const { about, seo } = brandWords(game)
      return [about, descriptionsOf(seo)]
    }),
    ...standardCategories.map((category) => descriptionsOf(categorySeo(category))),
    ...games.slice(0, 1).flatMap((game) => standardCategories.map((category) => articlesOf(pairWords(game, category)))),
    ...[plainHome, ...seedTenants.map(({ home }) => home)].flatMap(homeTexts),
  ]
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.flatMap(unproven)).toEqual([])
})

it.each<[SiteLanguage, string]>([
  ['en', 'Checked by us before you pay.'],
  ['en', 'Verified contents, full e-mail access.'],
  ['en', 'Insured for 365 days.'],
  ['de', 'Accounts von geprüften Verkäufern'],
  ['ar', 'من بائعين تم التحقق منهم'],
  ['ar', 'محتوى موثق ووصول كامل للبريد.'],
  ['ja', '出品者は確認済み。'],
  ['ja', 'お支払いの前に運営が確認しています。'],
  ['fr', 'chez des vendeurs vérifiés'],
  ['es', 'Las comprobamos antes de que pagues.'],
  ['es', 'de vendedores verificados'],
  ['kr', '저희가 확인하고 365일 보장해요.'],
  ['kr', '확인된 판매자의 계정'],
  ['zh', '卖家均经审核'],
])('finds a claim of a check in %s: %s', (language, text) => {
  expect(unproven({ [language]: text })).toEqual([text])
})
