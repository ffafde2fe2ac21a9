import { type CallInput, calls } from '@tradepost/contract'
import { outdatedLanguages } from '@tradepost/domain/content/outdated-languages'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { cleanRichText } from '@tradepost/domain/rich-text/write-rich-text'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import type { ArticleBody } from './article-rules.ts'
import type { ContentBody } from './content-rules.ts'
import type { ContentKey } from './content-store.ts'
import { languagesOf } from './content-view.ts'
import { save, unofferedTexts } from './save-content.ts'
import type { TopicBody } from './topic-rules.ts'

type Texts = CallInput<typeof calls.content.saveArticle>['body']['texts']

/** The cleaned words of an article by language. A language without any is not written. */
function cleanArticle(texts: Texts): ArticleBody['texts'] {
  const cleaned: ArticleBody['texts'] = {}
  for (const [language, typed] of Object.entries(texts)) {
    const words = {
      ...{ title: cleanTitle(typed.title), summary: cleanTitle(typed.summary) },
      text: cleanRichText(cleanText(typed.text)),
    }
    const empty = (['title', 'summary', 'text'] as const).filter((field) => !words[field])
    if (empty.length === 3) continue
    if (empty[0]) throw new Failure('data_error', { field: `${empty[0]}.${language}` })
    // Escapes can make a text longer than it was typed.
    if (lengthOf(words.text) > contentLimits.articleText) throw new Failure('data_error', { field: `text.${language}` })
    cleaned[language] = words
  }
  if (Object.keys(cleaned).length === 0) throw new Failure('data_error', { field: 'title' })
  return cleaned
}

function cleanNames(names: Readonly<Record<string, string>>): Record<string, string> {
  const cleaned = Object.fromEntries(
    Object.entries(names)
      .map(([language, name]) => [language, cleanTitle(name)] as const)
      .filter(([, name]) => name !== ''),
  )
  if (Object.keys(cleaned).length === 0) throw new Failure('data_error', { field: 'name' })
  return cleaned
}

const checkNew = ({ item, version }: { item: string | null; version: number }) => {
  if ((item === null) !== (version === 0)) throw new Failure('conflict', { field: 'version' })
}

/** Calls that save drafts of the help centre: its articles, and the topics under which it lists them. */
export const saveArticleCalls = (deps: Deps): Implementation[] => [
  implement(calls.content.saveArticle, ({ body }, context) => {
    const words = cleanArticle(body.texts)
    checkNew(body)
    return asStaff(deps, context, (tx, userId) => {
      const key: ContentKey = {
        ...{ tenantId: context.tenant.tenantId, kind: 'article', item: body.item ?? newId(deps.clock) },
      }
      const bodyFrom = async (before: ContentBody | null): Promise<ArticleBody> => {
        const earlier = before as ArticleBody | null
        const unoffered = await unofferedTexts(tx, context, earlier?.texts ?? {})
        const texts = { ...unoffered, ...words }
        const [original = 'en'] = await languagesOf(tx, context)
        const asWords = (all: ArticleBody['texts']) => all as unknown as Record<string, Record<string, string>>
        const outdated = outdatedLanguages({
          before: earlier && { texts: asWords(earlier.texts), outdated: earlier.outdated },
          ...{ after: asWords(texts), original, confirmed: body.confirmed },
        })
        return { topicId: body.topicId, position: body.position, page: body.page, texts, outdated }
      }
      return save(deps, tx, context, { key, version: body.version, userId, bodyFrom })
    })
  }),
  implement(calls.content.saveTopic, ({ body }, context) => {
    const names = cleanNames(body.names)
    checkNew(body)
    return asStaff(deps, context, (tx, userId) => {
      const key: ContentKey = {
        ...{ tenantId: context.tenant.tenantId, kind: 'topic', item: body.item ?? newId(deps.clock) },
      }
      const bodyFrom = async (before: ContentBody | null): Promise<TopicBody> => {
        const unoffered = await unofferedTexts(tx, context, (before as TopicBody | null)?.names ?? {})
        return { icon: body.icon, position: body.position, names: { ...unoffered, ...names } }
      }
      return save(deps, tx, context, { key, version: body.version, userId, bodyFrom })
    })
  }),
]
