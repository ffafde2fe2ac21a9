import type { StandardCategory } from '@tradepost/gateway/modules/tenant/standard-categories'
import type { Game } from '../games/game.ts'
import type { SiteLanguage } from '../tenant/tenants.ts'
import { categoryLeads } from './category-leads.ts'

type Words<T> = Readonly<Record<SiteLanguage, T>>
interface Seo {
  title: string
  description: string
  keywords: string
}

/** The name of a game in a language. */
const nameIn = (game: Game, locale: SiteLanguage) => (locale === 'ar' ? game.ar : locale === 'ja' ? game.ja : game.name)

const about: Words<(game: string) => string> = {
  en: (game) => `${game} accounts, top-ups and boosts from rated sellers, with a promised delivery time.`,
  de: (game) =>
    `Accounts, Waren und Dienste für ${game} von bewerteten Verkäufern, mit einem Preis und einer zugesagten Lieferzeit.`,
  ar: (game) => `حسابات وسلع وخدمات ${game} من بائعين تظهر تقييماتهم، بسعر واحد واضح ووقت تسليم مُلزِم.`,
  ja: (game) =>
    `${game}のアカウント、アイテム、各種サービス。出品者の評価を見て選べます。表示価格がそのままお支払い額で、納期は購入前にわかります。`,
  fr: (game) =>
    `Comptes, articles et services pour ${game} chez des vendeurs notés, avec un seul prix et un délai de livraison promis.`,
  es: (game) =>
    `Cuentas, artículos y servicios para ${game} de vendedores con valoraciones, con un solo precio y un plazo de entrega prometido.`,
  kr: (game) =>
    `평점이 보이는 판매자의 ${game} 계정, 아이템, 각종 서비스. 보이는 가격 그대로, 전달 시간도 미리 약속해요.`,
  zh: (game) => `${game} 账号、道具与各类服务。卖家评分公开，一口价，承诺发货时间。`,
}

const brandTitle: Words<(game: string) => string> = {
  en: (game) => `${game}: accounts, items and more`,
  de: (game) => `${game}: Accounts, Gegenstände und mehr`,
  ar: (game) => `${game}: حسابات وعناصر وغيرها`,
  ja: (game) => `${game}のアカウント・アイテム`,
  fr: (game) => `${game} : comptes, objets et plus`,
  es: (game) => `${game}: cuentas, objetos y más`,
  kr: (game) => `${game} 계정·아이템`,
  zh: (game) => `${game} 账号与道具`,
}

const pairTitle: Words<(game: string, kind: string) => string> = {
  en: (game, kind) => `${game} ${kind}`,
  de: (game, kind) => `${game} ${kind}`,
  ar: (game, kind) => `${kind} ${game}`,
  ja: (game, kind) => `${game} ${kind}`,
  fr: (game, kind) => `${kind} ${game}`,
  es: (game, kind) => `${kind} de ${game}`,
  kr: (game, kind) => `${game} ${kind}`,
  zh: (game, kind) => `${game} ${kind}`,
}

const pairClose: Words<string> = {
  en: 'Pay once, see who acts next in your order, and keep your money safe until you confirm.',
  de: 'Einmal zahlen, in der Bestellung sehen, wer als Nächstes dran ist, und das Geld bleibt sicher, bis du bestätigst.',
  ar: 'ادفع مرة واحدة وتابع في طلبك من عليه الدور، وتبقى أموالك محفوظة حتى تؤكد الاستلام.',
  ja: 'お支払いは一度だけ。次に誰が対応するかは注文ページに表示され、受取確認まで代金はお預かりします。',
  fr: 'Payez une fois, voyez dans votre commande qui doit agir, et votre argent reste à l’abri jusqu’à votre confirmation.',
  es: 'Paga una vez, mira en tu pedido a quién le toca y tu dinero estará a salvo hasta que confirmes.',
  kr: '결제는 한 번이면 돼요. 다음에 누가 무엇을 할지는 주문에서 확인하세요. 구매를 확정할 때까지 결제 금액은 안전하게 보관해요.',
  zh: '只需付款一次，订单中可查看下一步由谁处理，确认收货前货款由平台保管。',
}

const eachLanguage = <T>(make: (locale: SiteLanguage) => T): Words<T> =>
  Object.fromEntries(
    (Object.keys(about) as SiteLanguage[]).map((locale): [SiteLanguage, T] => [locale, make(locale)]),
  ) as Words<T>

const keywordsOf = (game: Game, locale: SiteLanguage) =>
  locale === 'ar' || locale === 'ja'
    ? `${nameIn(game, locale)}, ${game.name}`
    : `${game.name}, ${game.keywords.replaceAll(' ', ', ')}`

/** A shop's text about a game. */
export const brandWords = (game: Game): { about: Words<string>; seo: Words<Seo> } => ({
  about: eachLanguage((locale) => about[locale](nameIn(game, locale))),
  seo: eachLanguage((locale) => ({
    title: brandTitle[locale](nameIn(game, locale)),
    description: about[locale](nameIn(game, locale)),
    keywords: keywordsOf(game, locale),
  })),
})

/** The description of a kind of goods for search engines. */
export const categorySeo = ({ kind, names }: StandardCategory): Words<Seo> =>
  eachLanguage((locale) => ({
    title: names[locale] ?? '',
    description: categoryLeads[kind][locale],
    keywords: names[locale] ?? '',
  }))

/** The introduction to a game's list of one kind of goods. */
export function pairWords(game: Game, { kind, names }: StandardCategory) {
  const title = (locale: SiteLanguage) => pairTitle[locale](nameIn(game, locale), names[locale] ?? '')
  const lead = (locale: SiteLanguage) => categoryLeads[kind][locale]
  return {
    seo: eachLanguage((locale) => ({
      title: title(locale),
      description: lead(locale),
      keywords: title(locale),
    })),
    article: eachLanguage((locale) => ({
      title: title(locale),
      html: `<h2>${title(locale)}</h2><p>${lead(locale)}</p><p>${pairClose[locale]}</p>`,
    })),
  }
}
