import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ContentFrame } from '../content/index.ts'
import { DeskAnchor, paths } from '../kernel/index.ts'
import { type EventContent, EventForm } from './event-form.tsx'

const newEvent: EventContent = {
  ...{ kind: 'event', brandId: '', startsAt: '', endsAt: '', againAfterDays: null },
  ...{ pictureUrl: null, texts: {}, outdated: [] },
}

export interface EventPageProps {
  /** Null for a new event. */
  event: CallData<typeof calls.content.contentDetail> | null
  brands: readonly { id: string; name: string }[]
  languages: readonly string[]
  result?: unknown
}

/** The event of a game: its times and words, its publication and its history. */
export function EventPage({ event, brands, languages, result }: EventPageProps) {
  const t = useT()
  const content = event?.content.kind === 'event' ? event.content : newEvent
  const title = content.texts[languages[0] ?? 'en']?.title ?? Object.values(content.texts)[0]?.title
  const game = brands.find(({ id }) => id === content.brandId)
  const hrefOf = (version?: number) => paths.event(event?.item ?? 'new', version)
  return (
    <ContentFrame
      title={event ? (title ?? event.item) : t('events.new')}
      {...(game && event ? { lead: game.name } : {})}
      actions={
        <ButtonLink as={DeskAnchor} href={paths.events()} variant="secondary" size="sm">
          {t('events.games')}
        </ButtonLink>
      }
      content={event}
      mayEnd
      {...{ hrefOf, result }}
    >
      {({ key, ...facts }) => (
        // The game names the event, so it stays as it is.
        <EventForm key={key} brands={event && game ? [game] : brands} {...{ content, languages }} {...facts} />
      )}
    </ContentFrame>
  )
}
