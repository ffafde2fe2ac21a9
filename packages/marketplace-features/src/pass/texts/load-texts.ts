import { type CallData, calls } from '@tradepost/contract'
import type { MessageId } from '@tradepost/i18n'
import type { FeatureContext } from '../../kernel/server.ts'
import { pageMeta } from '../../page/server.ts'
import type { Platform } from '../frame/platform.ts'
import { readPlan } from '../plan/pass-plan.ts'
import { questionsOf, textOfHtml } from './questions-of.ts'

type Article = CallData<typeof calls.article.article>

// This icon identifies the help topic of the pass. `order` indexes the topic's articles from the end.
const topicIcon = 'crown'
const order = { guide: -3, questions: -2, agreement: -1 } as const

async function readText(ctx: FeatureContext, which: keyof typeof order): Promise<Article | null> {
  const topics = await ctx.api(calls.article.articleCategory, { query: {} })
  const article = topics.find(({ icon }) => icon === topicIcon)?.articles.at(order[which])
  return article ? ctx.api(calls.article.article, { params: { id: article.id } }) : null
}

const metaOf = (ctx: FeatureContext, title: MessageId, text: MessageId, article: Article | null) =>
  pageMeta(ctx, ctx.t(title), article?.summary || ctx.t(text))

export async function loadGuide(ctx: FeatureContext) {
  const article = await readText(ctx, 'guide')
  return { article, meta: metaOf(ctx, 'pass.guide', 'pass.guideText', article) }
}

export async function loadAgreement(ctx: FeatureContext) {
  const article = await readText(ctx, 'agreement')
  return { article, meta: metaOf(ctx, 'pass.agreement', 'pass.agreementText', article) }
}

/** Loads the questions separately, for the accordion and for structured data. */
export async function loadQuestions(ctx: FeatureContext) {
  const article = await readText(ctx, 'questions')
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
