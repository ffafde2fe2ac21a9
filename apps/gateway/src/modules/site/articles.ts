import type { Article, CallData, CallInput, calls } from '@tradepost/contract'
import { textMatcher } from '@tradepost/domain/search/text-matcher'
import { asc, eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { article, articleCategory } from '../../platform/db/schema/website.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { pick, pickText } from '../../platform/text/localised.ts'
import { cleanHtml } from './clean-html.ts'
import { shownPicture, shownPictures } from './shown-pictures.ts'

/** Tags and character references, which a keyword must not match. */
const markup = /<[^<>]*>|&#?\w+;/g
const nothing = { title: '', summary: '', html: '' }

async function allArticles(tx: Tx, context: CallContext) {
  return tx
    .select({ article, category: articleCategory })
    .from(article)
    .innerJoin(articleCategory, ofTenant(articleCategory, article.tenantId, eq(articleCategory.id, article.categoryId)))
    .where(ofTenant(article, context.tenant.tenantId))
    .orderBy(asc(articleCategory.position), asc(article.position), asc(article.id))
}

export async function readArticle(tx: Tx, context: CallContext, id: string): Promise<Article> {
  const rows = fitsId64(id) ? await allArticles(tx, context) : []
  const row = rows.find((candidate) => String(candidate.article.id) === id)
  if (!row) throw new Failure('not_found', { field: 'id' })
  const text = pick(row.article.texts, context.locale) ?? nothing
  return {
    id,
    title: text.title,
    summary: text.summary,
    html: cleanHtml(text.html),
    picture: await shownPicture(tx, context.tenant.tenantId, row.article, context.locale),
    categoryId: String(row.article.categoryId),
    categoryName: pickText(row.category.names, context.locale),
    updatedAt: row.article.updatedAt.toISOString(),
  }
}

/** Help categories with their articles, optionally only those whose title or text contains a keyword. */
export async function articleTree(
  tx: Tx,
  context: CallContext,
  { categoryId, keyWord = '' }: NonNullable<CallInput<typeof calls.article.articleCategory>['query']>,
): Promise<CallData<typeof calls.article.articleCategory>> {
  const fits = textMatcher(keyWord)
  const tree = new Map<string, CallData<typeof calls.article.articleCategory>[number]>()
  const rows = await allArticles(tx, context)
  const pictures = await shownPictures(
    tx,
    context.tenant.tenantId,
    rows.map((row) => row.article),
    context.locale,
  )
  for (const [n, row] of rows.entries()) {
    const id = String(row.category.id)
    if (categoryId !== undefined && categoryId !== id) continue
    const text = pick(row.article.texts, context.locale) ?? nothing
    if (!fits(`${text.title} ${text.summary} ${text.html.replace(markup, ' ')}`)) continue
    const node = tree.get(id) ?? {
      id,
      name: pickText(row.category.names, context.locale),
      icon: row.category.icon,
      articles: [],
    }
    node.articles.push({
      ...{ id: String(row.article.id), title: text.title, summary: text.summary, page: row.article.page },
      picture: pictures[n] ?? null,
    })
    tree.set(id, node)
  }
  return [...tree.values()]
}
