import { type Article, calls } from '@tradepost/contract'
import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { standardTag } from '@tradepost/i18n'
import { paths } from '../kernel/paths/index.ts'
import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'
import { trailData } from '../page/structured-data.ts'
import { withAnchors } from './with-anchors.ts'

/** Loads help articles by category, filtered by a keyword if given. */
export async function loadHelp(ctx: FeatureContext) {
  const keyword = typedKeyword(ctx.url.searchParams.get('q') ?? '')
  const categories = await ctx.api(calls.article.articleCategory, { query: keyword ? { keyWord: keyword } : {} })
  return {
    keyword,
    categories: categories.filter(({ articles }) => articles.length > 0),
    meta: pageMeta(ctx, ctx.t('help.title'), ctx.t('help.lead'), keyword ? { robots: 'noindex, follow' } : {}),
  }
}

/** An article with the ids and the list of its headings. */
export const anchored = (article: Article) => ({ ...article, ...withAnchors(article.html) })

/** Loads one article, the list of its headings, and the other articles of its category. */
export async function loadArticle(ctx: FeatureContext, id: string) {
  const article = await ctx.api(calls.article.article, { params: { id } })
  const categories = await ctx.api(calls.article.articleCategory, { query: { categoryId: article.categoryId } })
  const neighbours = (categories[0]?.articles ?? []).filter((other) => other.id !== id).slice(0, 8)
  return {
    article: anchored(article),
    neighbours,
    meta: pageMeta(ctx, article.title, article.summary, {
      type: 'article',
      ...(article.picture && { image: article.picture.url }),
      data: [
        {
          '@type': 'Article',
          headline: article.title,
          description: article.summary,
          articleSection: article.categoryName,
          dateModified: article.updatedAt,
          inLanguage: standardTag(ctx.locale),
          publisher: { '@type': 'Organization', name: ctx.tenant.companyName, url: ctx.tenant.origin },
        },
        trailData(ctx, [
          { name: ctx.t('help.title'), path: paths.help() },
          { name: article.title, path: paths.article(id) },
        ]),
      ],
    }),
  }
}
