import { type CallData, calls } from '@tradepost/contract'
import type { ArticlePage } from '@tradepost/domain/content/article-pages'
import type { MessageId } from '@tradepost/i18n'
import type { FeatureContext } from '../../kernel/server.ts'
import { pageMeta } from '../../page/server.ts'
import type { Platform } from '../frame/platform.ts'
import { readPlan } from '../plan/pass-plan.ts'
import { questionsOf, textOfHtml } from './questions-of.ts'

type Article = CallData<typeof calls.article.article>

async function readText(ctx: FeatureContext, page: ArticlePage): Promise<Article | null> {
  const topics = await ctx.api(calls.article.articleCategory, { query: {} })
  const article = topics.flatMap(({ articles }) => articles).find((one) => one.page === page)
  return article ? ctx.api(calls.article.article, { params: { id: article.id } }) : null
}

const metaOf = (ctx: FeatureContext, title: MessageId, text: MessageId, article: Article | null) =>
  pageMeta(ctx, ctx.t(title), article?.summary || ctx.t(text))

export async function loadGuide(ctx: FeatureContext) {
  const article = await readText(ctx, 'pass-guide')
  return { article, meta: metaOf(ctx, 'pass.guide', 'pass.guideText', article) }
}

export async function loadAgreement(ctx: FeatureContext) {
  const article = await readText(ctx, 'pass-agreement')
  return { article, meta: metaOf(ctx, 'pass.agreement', 'pass.agreementText', article) }
}

/** Loads the questions separately, for the accordion and for structured data. */
export async function loadQuestions(ctx: FeatureContext) {
  const article = await readText(ctx, 'pass-questions')
  const questions = article ? questionsOf(article.html) : []
  return {
    article,
    questions,
    meta: {
      ...metaOf(ctx, 'pass.questions', 'pass.questionsText', article),
      data: questions.length
        ? [
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, html }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: textOfHtml(html) },
              })),
            },
          ]
        : [],
    },
  }
}

export async function loadHowToStart(ctx: FeatureContext) {
  const plan = await readPlan(ctx)
  return {
    plan,
    meta: pageMeta(ctx, ctx.t('pass.howToStart'), ctx.t('pass.howToStartText')),
  }
}

export async function loadDownload(ctx: FeatureContext, platform: Platform) {
  return {
    platform,
    meta: pageMeta(ctx, ctx.t('pass.download'), ctx.t('pass.downloadText')),
  }
}
