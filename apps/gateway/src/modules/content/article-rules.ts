import type { ArticlePage } from '@tradepost/domain/content/article-pages'
import { richTextHtml } from '@tradepost/domain/rich-text/rich-text-html'
import { asc, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { article, articleCategory } from '../../platform/db/schema/website.ts'
import { pick, pickText } from '../../platform/text/localised.ts'
import { cleanHtml } from '../site/clean-html.ts'
import { shownPicture } from '../site/shown-pictures.ts'
import { presentPicture, type WithPicture } from './content-picture.ts'
import type { ContentRules } from './content-rules.ts'
import { lockKind } from './lock-kind.ts'
import { richTextOfHtml } from './rich-text-of-html.ts'

export interface ArticleWords {
  title: string
  summary: string
  /** Restricted Markdown. */
  text: string
  /** The alternative text of the picture. */
  alt?: string
}
export type ArticleBody = WithPicture & {
  topicId: string
  position: number
  page: ArticlePage | null
  texts: Record<string, ArticleWords>
  outdated: string[]
}

const mapped = <T, R>(texts: Readonly<Record<string, T>>, change: (words: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, change(words)]))

async function topicNames(tx: Tx, tenantId: number, topicId: string): Promise<Record<string, string> | null> {
  const [topic] = await tx
    .select({ names: articleCategory.names })
    .from(articleCategory)
    .where(ofTenant(articleCategory, tenantId, eq(articleCategory.id, topicId)))
  return topic ? (topic.names as Record<string, string>) : null
}

export const articleRules: ContentRules<ArticleBody> = {
  kind: 'article',
  async live(tx, tenantId, item) {
    const rows = await tx
      .select()
      .from(article)
      .where(ofTenant(article, tenantId, item ? eq(article.id, item) : undefined))
      .orderBy(asc(article.id))
    return rows.map(({ id, categoryId, position, page, picturePath, texts, updatedAt }) => ({
      ...{ item: String(id), at: updatedAt, endsAt: null },
      body: {
        ...{ topicId: String(categoryId), position, page, outdated: [], ...(picturePath && { picturePath }) },
        texts: mapped(texts, ({ html, ...words }) => ({ ...words, text: richTextOfHtml(html) })),
      },
    }))
  },
  async show(tx, tenantId, item, { topicId, position, page, picturePath = null, texts }, { now }) {
    // Two articles for one page, or a topic that is withdrawn at the same time, wait for each other.
    await lockKind(tx, { tenantId, kind: 'article' })
    if (page !== null)
      await tx
        .update(article)
        .set({ page: null })
        .where(ofTenant(article, tenantId, eq(article.page, page), ne(article.id, item)))
    const shown = {
      ...{ categoryId: topicId, position, page, picturePath, updatedAt: now },
      texts: mapped(texts, ({ text, ...words }) => ({ ...words, html: richTextHtml(text) })),
    }
    await tx
      .insert(article)
      .values({ tenantId, id: item, ...shown })
      .onConflictDoUpdate({ target: [article.tenantId, article.id], set: shown })
  },
  async hide(tx, tenantId, item) {
    await tx.delete(article).where(ofTenant(article, tenantId, eq(article.id, item)))
  },
  async missing({ topicId, texts }, { tx, tenantId, language }) {
    if (!texts[language]) return `title.${language}`
    await lockKind(tx, { tenantId, kind: 'article' })
    return (await topicNames(tx, tenantId, topicId)) ? null : 'topicId'
  },
  title: ({ texts }, locale) => pick(texts, locale)?.title ?? '',
  written: ({ texts }) => Object.keys(texts),
  outdated: ({ outdated }) => outdated,
  present: presentPicture,
  async preview(tx, context, { item, body: { topicId, texts, picturePath }, now }) {
    const words = pick(texts, context.locale) ?? { title: '', summary: '', text: '' }
    const names = await topicNames(tx, context.tenant.tenantId, topicId)
    return {
      help: {
        ...{ id: item, title: words.title, summary: words.summary, html: cleanHtml(richTextHtml(words.text)) },
        picture: await shownPicture(tx, context.tenant.tenantId, { picturePath, texts }, context.locale),
        ...{ categoryId: topicId, categoryName: pickText(names, context.locale), updatedAt: now.toISOString() },
      },
    }
  },
}
