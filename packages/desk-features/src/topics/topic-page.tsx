import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import {
  ContentHistory,
  contentCss as css,
  DoneNotice,
  EarlierVersion,
  PublishCard,
  useContentResult,
} from '../content/index.ts'
import { DeskAnchor, PageHead, paths } from '../kernel/index.ts'
import { type TopicContent, TopicForm } from './topic-form.tsx'

const emptyTopic: TopicContent = { kind: 'topic', icon: 'life-buoy', position: 100, names: {} }

export interface TopicPageProps {
  /** Null for a new topic. */
  topic: CallData<typeof calls.content.contentDetail> | null
  languages: readonly string[]
  result?: unknown
}

/** One topic of the help centre: its names, its publication and its history. */
export function TopicPage({ topic, languages, result }: TopicPageProps) {
  const t = useT()
  const { key, edit, publication } = useContentResult(result)
  const content = topic?.content.kind === 'topic' ? topic.content : emptyTopic
  const hrefOf = (version?: number) => paths.topic(topic?.item ?? 'new', version)
  const title = content.names[languages[0] ?? 'en'] ?? Object.values(content.names)[0]
  return (
    <div className={css.page}>
      <PageHead
        title={topic ? (title ?? topic.item) : t('content.new-topic')}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.topics()} variant="secondary" size="sm">
            {t('content.topics')}
          </ButtonLink>
        }
      />
      <DoneNotice result={result} />
      {topic ? <EarlierVersion content={topic} hrefOf={hrefOf} /> : null}
      <div className={topic ? css.columns : css.part}>
        <TopicForm
          key={`${key} ${topic?.ofVersion ?? 0}`}
          version={topic?.version ?? 0}
          isNewest={topic?.ofVersion === topic?.version}
          content={content}
          languages={languages}
          refusal={edit}
        />
        {topic ? <PublishCard key={`publish ${key}`} content={topic} mayEnd refusal={publication} /> : null}
      </div>
      {topic ? <ContentHistory content={topic} hrefOf={hrefOf} /> : null}
    </div>
  )
}
