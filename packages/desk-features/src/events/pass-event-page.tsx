import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ContentFrame } from '../content/index.ts'
import { DeskAnchor, paths } from '../kernel/index.ts'
import { type PassEventContent, PassEventForm } from './pass-event-form.tsx'

const newEvent: PassEventContent = {
  ...{ kind: 'pass-event', position: 100, startsAt: '', endsAt: '', coverUrl: '', texts: {}, outdated: [] },
}

export interface PassEventPageProps {
  /** Null for a new event. */
  event: CallData<typeof calls.content.contentDetail> | null
  languages: readonly string[]
  result?: unknown
}

/** An event of the pass: its cover, times and words, its publication and its history. */
export function PassEventPage({ event, languages, result }: PassEventPageProps) {
  const t = useT()
  const content = event?.content.kind === 'pass-event' ? event.content : newEvent
  const title = content.texts[languages[0] ?? 'en']?.title ?? Object.values(content.texts)[0]?.title
  const hrefOf = (version?: number) => paths.passEvent(event?.item ?? 'new', version)
  return (
    <ContentFrame
      title={event ? (title ?? event.item) : t('events.new')}
      actions={
        <ButtonLink as={DeskAnchor} href={paths.passEvents()} variant="secondary" size="sm">
          {t('events.pass')}
        </ButtonLink>
      }
      content={event}
      mayEnd
      {...{ hrefOf, result }}
    >
      {({ key, ...facts }) => <PassEventForm key={key} {...{ content, languages }} {...facts} />}
    </ContentFrame>
  )
}
