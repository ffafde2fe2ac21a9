import { useFormat, useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { Badge } from '@tradepost/ui-kit/badge'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Inline } from '@tradepost/ui-kit/layout'
import { Text } from '@tradepost/ui-kit/text'
import { paths } from '../kernel/paths/index.ts'
import { Shelf } from '../offer-card/index.ts'
import { artSources, PageBody, PageHead, Section, Trail } from '../page/index.ts'
import * as css from './landing.css.ts'
import type { loadEvent } from './server.ts'

type EventPageProps = Omit<Awaited<ReturnType<typeof loadEvent>>, 'meta'>

const badges = {
  running: { tone: 'success', text: 'event.running' },
  coming: { tone: 'accent', text: 'event.soon' },
  over: { tone: 'neutral', text: 'event.over' },
} as const

function When({ event }: Pick<EventPageProps, 'event'>) {
  const t = useT()
  const { instant } = useFormat()
  const { tone, text } = badges[event.state]
  return (
    <Inline gap={2}>
      <Badge tone={tone}>{t(text)}</Badge>
      <Text as="span" size={14} tone="muted">
        <time dateTime={event.endsAt}>
          {t('event.span', { from: instant(event.startsAt), until: instant(event.endsAt) })}
        </time>
      </Text>
    </Inline>
  )
}

/** An event of one brand: its dates, and the brand's best offers. */
export function EventPage({ event, brand, groups }: EventPageProps) {
  const t = useT()
  const over = event.state === 'over'
  const title = over ? t('event.overTitle', { title: event.title }) : event.title
  return (
    <PageBody>
      <div className={css.top}>
        <Trail items={[{ label: brand.brandName, href: paths.brand(brand.brandAlias) }, { label: title }]} />
        <div className={css.art}>
          <Artwork
            {...(event.picture ? artSources(event.picture.url, 'content') : artSources(brand.coverWideUrl, 'wide'))}
            alt={event.picture?.alt ?? ''}
            fill
            sizes="(min-width: 1280px) 1200px, 100vw"
            priority
          />
        </div>
        <PageHead title={title} lead={over ? t('event.overText') : event.lead}>
          <When event={event} />
        </PageHead>
      </div>
      {groups.map(({ category, offers }) => (
        <Section
          key={category.categoryId}
          id={category.categoryAlias}
          title={t('event.of', { brand: brand.brandName, category: category.categoryName })}
          more={{
            to: paths.brandCategory(brand.brandAlias, category.categoryAlias),
            label: t('event.all', { category: category.categoryName }),
          }}
        >
          <Shelf offers={offers} />
        </Section>
      ))}
      {groups.length === 0 ? <EmptyState illustration="search" title={t('event.nothing')} /> : null}
    </PageBody>
  )
}
