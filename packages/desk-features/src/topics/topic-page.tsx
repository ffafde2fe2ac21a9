import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ContentFrame } from '../content/index.ts'
import { DeskAnchor, paths } from '../kernel/index.ts'
import { type TopicContent, TopicForm } from './topic-form.tsx'

const emptyTopic: TopicContent = { kind: 'topic', icon: 'life-buoy', position: 100, names: {}, outdated: [] }

export interface TopicPageProps {
  /** Null for a new topic. */
  topic: CallData<typeof calls.content.contentDetail> | null
  languages: readonly string[]
  result?: unknown
}

/** One topic of the help centre: its names, its publication and its history. */
export function TopicPage({ topic, languages, result }: TopicPageProps) {
  const t = useT()
  const content = topic?.content.kind === 'topic' ? topic.content : emptyTopic
  const hrefOf = (version?: number) => paths.topic(topic?.item ?? 'new', version)
  const title = content.names[languages[0] ?? 'en'] ?? Object.values(content.names)[0]
  return (
    <ContentFrame
      title={topic ? (title ?? topic.item) : t('content.new-topic')}
      actions={
        <ButtonLink as={DeskAnchor} href={paths.topics()} variant="secondary" size="sm">
          {t('content.topics')}
        </ButtonLink>
      }
      content={topic}
      mayEnd
      {...{ hrefOf, result }}
    >
      {({ key, ...facts }) => <TopicForm key={key} {...{ content, languages }} {...facts} />}
    </ContentFrame>
  )
}
