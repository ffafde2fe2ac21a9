import { type CallInput, calls } from '@tradepost/contract'
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
import { drawContentPicture, keepPicture } from './content-picture.ts'
import type { ContentBody } from './content-rules.ts'
import type { ContentKey } from './content-store.ts'
import { save } from './save-content.ts'
import type { TopicBody } from './topic-rules.ts'
import { cleanAlt, wordsOf } from './words-of.ts'

type Texts = CallInput<typeof calls.content.saveArticle>['body']['texts']

/** The cleaned words of an article or of an event of the pass by language. A language without any is not written. */
export function cleanArticle(texts: Texts): ArticleBody['texts'] {
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
    cleaned[language] = { ...words, ...cleanAlt(typed.alt) }
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

/** Names as the words that texts with more than one field have. */
const asWords = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }]))

/** Fails if an item without an id is not new, or the other way around. */
export const checkNew = ({ item, version }: { item: string | null; version: number }) => {
  if ((item === null) !== (version === 0)) throw new Failure('conflict', { field: 'version' })
}

/** Calls that save drafts of the help centre: its articles, and the topics under which it lists them. */
export const saveArticleCalls = (deps: Deps): Implementation[] => [
  implement(calls.content.saveArticle, async ({ body }, context) => {
    const { fileId } = body
    const words = cleanArticle(body.texts)
    checkNew(body)
    const drawn = await drawContentPicture(deps, context, fileId)
    return asStaff(deps, context, (tx, userId) => {
      const key: ContentKey = {
        ...{ tenantId: context.tenant.tenantId, kind: 'article', item: body.item ?? newId(deps.clock) },
      }
      const bodyFrom = async (before: ContentBody | null): Promise<ArticleBody> => {
        const earlier = before as ArticleBody | null
        const picture = await keepPicture(tx, context, { fileId, drawn, earlier, now: deps.clock.now() })
        const written = await wordsOf(tx, context, { earlier, texts: words, confirmed: body.confirmed })
        return { topicId: body.topicId, position: body.position, page: body.page, ...picture, ...written }
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
        const earlier = before as TopicBody | null
        const written = await wordsOf(tx, context, {
          earlier: earlier && {
            texts: asWords(earlier.names),
            ...(earlier.outdated && { outdated: earlier.outdated }),
          },
          texts: asWords(names),
          confirmed: body.confirmed ?? [],
        })
        const all = Object.fromEntries(Object.entries(written.texts).map(([language, { name }]) => [language, name]))
        return { icon: body.icon, position: body.position, names: all, outdated: written.outdated }
      }
      return save(deps, tx, context, { key, version: body.version, userId, bodyFrom })
    })
  }),
]
