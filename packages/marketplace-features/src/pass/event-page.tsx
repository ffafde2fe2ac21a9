import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Inline } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { ArticleHtml, artSources } from '../page/index.ts'
import * as css from './frame/pass.css.ts'
import { PassFrame } from './frame/pass-frame.tsx'
import { passPaths } from './frame/pass-paths.ts'
import type { loadEvent } from './server.ts'

type Event = CallData<typeof calls.event.passEventList>[number]

function When({ event }: { event: Pick<Event, 'running' | 'startsAt' | 'endsAt'> & { over: boolean } }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <Inline gap={3} align="center">
      <Badge tone={event.running ? 'success' : 'neutral'}>
        {t(event.running ? 'pass.eventRunning' : event.over ? 'pass.eventOver' : 'pass.eventSoon')}
      </Badge>
      <Text as="span" size={14} tone="muted">
        <time dateTime={event.endsAt}>
          {t('pass.eventSpan', { from: instant(event.startsAt), until: instant(event.endsAt) })}
        </time>
      </Text>
    </Inline>
  )
}

/** An event in a list. */
export function EventCard({ event }: { event: Event & { over: boolean } }) {
  return (
    <Card as="article" padding="none">
      <div className={css.eventArt}>
        <Artwork {...artSources(event.coverWideUrl, 'wide')} alt="" fill sizes="(min-width: 1024px) 380px, 100vw" />
      </div>
      <div className={css.event}>
        <When event={event} />
        <Heading level={3}>
          <ShopLink to={passPaths.event(event.id)}>{event.title}</ShopLink>
        </Heading>
        <Text tone="muted" size={14}>
          {event.summary}
        </Text>
      </div>
    </Card>
  )
}

/** One event of the pass. */
export function EventPage({ event }: Pick<Awaited<ReturnType<typeof loadEvent>>, 'event'>) {
  const t = useT()
  return (
    <PassFrame title={event.title} lead={event.summary}>
      <div className={css.banner}>
        <Artwork
          {...artSources(event.coverWideUrl, 'wide')}
          alt=""
          fill
          sizes="(min-width: 1200px) 1200px, 100vw"
          priority
        />
      </div>
      <div className={css.text}>
        <When event={event} />
        <ArticleHtml html={event.html} />
        <div className={css.actions}>
          <ButtonLink as={ShopAnchor} href={passPaths.invite()}>
            {t('pass.invite')}
          </ButtonLink>
          <ButtonLink as={ShopAnchor} href={passPaths.home()} variant="secondary">
            {t('pass.eventAll')}
          </ButtonLink>
        </div>
      </div>
    </PassFrame>
  )
}
