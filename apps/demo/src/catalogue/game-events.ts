import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { type SeedTenant, type SiteLanguage, spokenFor } from '../tenant/tenants.ts'

interface SeededBrand {
  id: string | undefined
  alias: string
  name: string
  names: Readonly<Record<string, string>>
}

/** Themed weeks begin and end at 10:00 UTC. */
const opens = 10 * hourMs
/** Start and end of each week, in days from the day of seeding: the running week, the next one, and the last one. */
const weeks = [
  [-2, 5],
  [5, 12],
  [-9, -2],
] as const
/** Each week recurs after the duration of all weeks, so that one of them is always running. */
const againAfterDays = 7 * weeks.length
const words: Record<SiteLanguage, (game: string) => { title: string; lead: string }> = {
  en: (game) => ({
    title: `${game} week`,
    lead: `Everything for ${game} in one place: the best offers of each kind, chosen by delivery and rating.`,
  }),
  de: (game) => ({
    title: `Themenwoche: ${game}`,
    lead: `Alles zu ${game} an einem Ort: die besten Angebote jeder Art, ausgewählt nach Lieferung und Bewertung.`,
  }),
  ar: (game) => ({
    title: `أسبوع ${game}`,
    lead: `كل ما يخص ${game} في مكان واحد: أفضل العروض من كل نوع، مختارة بحسب التسليم والتقييم.`,
  }),
  ja: (game) => ({
    title: `${game}ウィーク`,
    lead: `${game}のすべてをひとつに。納品の速さと評価で選んだ、各カテゴリのおすすめ商品です。`,
  }),
  fr: (game) => ({
    title: `Semaine ${game}`,
    lead: `Tout pour ${game} au même endroit : les meilleures offres de chaque type, choisies selon la livraison et les notes.`,
  }),
  es: (game) => ({
    title: `Semana de ${game}`,
    lead: `Todo para ${game} en un solo sitio: las mejores ofertas de cada tipo, elegidas por entrega y valoración.`,
  }),
  kr: (game) => ({
    title: `${game} 위크`,
    lead: `${game}의 모든 것을 한곳에. 전달 속도와 평점으로 고른 종류별 최고의 상품이에요.`,
  }),
  zh: (game) => ({ title: `${game} 专场`, lead: `${game} 好物一站看全：按发货速度和评分精选的各类商品。` }),
}

/** A themed week for each of the first games that the shop sells and shows on its home page's stage. */
export function gameEventRows(tenant: SeedTenant, brands: readonly SeededBrand[], now: Date) {
  const staged = tenant.home.stage.flatMap(({ alias }) => brands.find((brand) => brand.alias === alias) ?? [])
  const first = Math.floor(now.getTime() / dayMs) * dayMs + opens
  return weeks.flatMap(([from, until], n) => {
    const brand = staged[n]
    if (!brand) return []
    return {
      tenant_id: tenant.id,
      brand_id: brand.id,
      texts: Object.fromEntries(
        spokenFor(tenant).map((locale) => [locale, words[locale](brand.names[locale] ?? brand.name)]),
      ),
      starts_at: new Date(first + from * dayMs),
      ends_at: new Date(first + until * dayMs),
      again_after_days: againAfterDays,
    }
  })
}
