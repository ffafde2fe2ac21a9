import { areaType } from '@tradepost/contract/constants'
import type { ArticlePage } from '@tradepost/domain/content/article-pages'
import { dayMs } from '@tradepost/domain/time/durations'
import { standardCategories as categories } from '@tradepost/gateway/modules/tenant/standard-categories'
import type { Locale } from '@tradepost/i18n'
import { articles } from '../articles/articles.ts'
import { topics } from '../articles/topics.ts'
import type { CatalogueIds } from '../catalogue/catalogue-rows.ts'
import type { Kind } from '../games/game.ts'
import { seedId } from '../rows/ids.ts'
import { wideKey } from '../rows/media-keys.ts'
import type { SiteWords } from '../tenant/sites.ts'
import { type SeedTenant, type SiteLanguage, spokenFor } from '../tenant/tenants.ts'
import { footer, notices, scenes } from './site-words.ts'

const each = <T>(tenant: SeedTenant, make: (locale: SiteLanguage) => T) =>
  Object.fromEntries(spokenFor(tenant).map((locale) => [locale, make(locale)]))
const titleOf = (n: number, locale: SiteLanguage) => articles[n]?.texts[locale].title ?? ''
const textIn = (words: SiteWords, locale: SiteLanguage) => words[locale] ?? words.en
/** The pages of the pass by the place of their article, counted from the end. */
const passPages = new Map<number, ArticlePage>([
  [-3, 'pass-guide'],
  [-2, 'pass-questions'],
  [-1, 'pass-agreement'],
])
const wideSize = { width: 1280, height: 400 }

export function articleRows(tenant: SeedTenant, now: Date) {
  const topicId = (key: string) =>
    seedId(
      tenant.id,
      'articleCategory',
      topics.findIndex((topic) => topic.key === key),
    )
  return {
    categories: topics.map((topic, position) => ({
      tenant_id: tenant.id,
      id: topicId(topic.key),
      names: topic.names,
      icon: topic.icon,
      position,
    })),
    articles: articles.map((article, n) => ({
      tenant_id: tenant.id,
      id: seedId(tenant.id, 'article', n),
      category_id: topicId(article.topic),
      texts: article.texts,
      position: n,
      page: passPages.get(n - articles.length) ?? null,
      updated_at: new Date(now.getTime() - (n + 3) * 4 * dayMs),
    })),
  }
}

/** The content of every area type: for phones (1 to 5), desktops (6, 11 to 13) and both (7 to 10). */
export function pageAreaRows(tenant: SeedTenant, ids: CatalogueIds) {
  const { home } = tenant
  const article = (n: number) => seedId(tenant.id, 'article', n)
  const category = (kind: Kind) => ids.category.get(kind) ?? ''
  const link = (title: string, href: string) => ({ title, href })
  const stage = (locale: SiteLanguage) => ({
    images: home.stage.map(({ alias, title, text }) => ({
      path: wideKey(alias),
      ...wideSize,
      href: `/${alias}`,
      title: textIn(title, locale),
      text: textIn(text, locale),
    })),
  })
  const blocks = (locale: SiteLanguage) => ({
    blocks: home.blocks.map((block) => ({
      title: textIn(block.title, locale),
      text: textIn(block.text, locale),
      icon: block.icon,
    })),
  })
  const hot = (brandGroup: string, limit: number) => (locale: SiteLanguage) => ({
    title: textIn(home.hotTitle, locale),
    brandGroup,
    limit,
  })
  const contents: Record<number, (locale: SiteLanguage) => object> = {
    [areaType.h5HomeImage]: stage,
    [areaType.h5HotGame]: hot(tenant.style === 'mobile' ? 'popular' : 'sales', 12),
    [areaType.h5HomeText]: blocks,
    [areaType.h5CommonContent]: () => ({
      articleIds: [0, 1, 3, 6, 7].map(article),
      footerArticleIds: [0, 6, 7, 9].map(article),
    }),
    [areaType.h5AllGameHotGame]: hot('popular', 9),
    [areaType.pcOldHomeHeader]: (locale) => ({
      links: [
        ...home.quick.map(({ title, href }) => link(textIn(title, locale), href)),
        link(footer.newGames[locale], '/brands#new-brand'),
        ...[0, 6, 7].map((n) => link(titleOf(n, locale), `/help/article/${article(n)}`)),
      ],
    }),
    [areaType.footer]: (locale) => ({
      columns: [
        {
          title: footer.shop[locale],
          links: [
            link(footer.allGames[locale], '/all-games'),
            link(footer.wishlist[locale], '/wishlist'),
            ...categories
              .slice(0, 6)
              .map(({ kind, names }) => link(names[locale] ?? '', `/categories/${category(kind)}`)),
          ],
        },
        {
          title: footer.help[locale],
          links: [
            link(footer.centre[locale], '/help'),
            ...[0, 6, 7].map((n) => link(titleOf(n, locale), `/help/article/${article(n)}`)),
          ],
        },
        {
          title: footer.more[locale],
          links: [
            link(footer.pass[locale], '/family-game-room'),
            link(footer.value[locale], '/value-calculator'),
            link(footer.report[locale], '/report-seller'),
          ],
        },
      ],
    }),
    [areaType.rotation]: stage,
    [areaType.hotCategory]: () => ({ categoryIds: categories.map(({ kind }) => category(kind)) }),
    [areaType.comment]: () => ({ limit: 8 }),
    [areaType.pcHomeImage]: stage,
    [areaType.pcHomeHotBrandCategory]: () => ({
      entries: home.pairs.flatMap(([alias, kind]) => {
        const brandId = ids.brand.get(alias)
        return brandId ? [{ brandId, categoryId: category(kind as Kind) }] : []
      }),
    }),
    [areaType.pcHomeText]: blocks,
  }
  return Object.entries(contents).map(([type, content]) => ({
    tenant_id: tenant.id,
    area_type: Number(type),
    content: each(tenant, content),
  }))
}

export function noticeRows(tenant: SeedTenant, now: Date) {
  return notices.map((notice, n) => ({
    tenant_id: tenant.id,
    id: seedId(tenant.id, 'notice', n),
    type: notice.type,
    texts: Object.fromEntries(
      [...new Set<Locale>(['en', ...tenant.languages])].map((locale) => [
        locale,
        { title: notice[locale][0], text: notice[locale][1] },
      ]),
    ),
    published_at: new Date(now.getTime() - (n + 2) * dayMs),
    ends_at: null,
  }))
}

export function sceneRows(tenant: SeedTenant) {
  return scenes.map(([scene, key, words], position) => ({ tenant_id: tenant.id, scene, key, texts: words, position }))
}

export function templateRows(tenant: SeedTenant) {
  const stage = tenant.home.stage[0]?.alias
  const heroes = ['index', 'rental', 'game-sharing']
  const keys = [
    'index',
    'brand',
    'brand-category',
    'all-games',
    'brands',
    'categories',
    ...categories.map(({ kind }) => kind),
  ]
  return [1, 2].flatMap((terminal_type) =>
    keys.map((page_key) => ({
      tenant_id: tenant.id,
      terminal_type,
      page_key,
      template: page_key,
      hero_path: stage && heroes.includes(page_key) ? wideKey(stage) : null,
    })),
  )
}
