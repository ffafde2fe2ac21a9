import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { type ContentFilter, ContentList, contentCss as css } from '../content/index.ts'
import { DeskAnchor, PageHead, paths, useMay } from '../kernel/index.ts'

const kinds = {
  event: { file: 'events', title: 'events.games', lead: 'events.games-lead', list: paths.events, item: paths.event },
  'pass-event': {
    file: 'pass-events',
    title: 'events.pass',
    lead: 'events.pass-lead',
    list: paths.passEvents,
    item: paths.passEvent,
  },
} as const

export interface EventsPageProps {
  kind: keyof typeof kinds
  filter: ContentFilter
  page: CallData<typeof calls.content.contentPage>
}

/** Every event of games, or every event of the pass. */
export function EventsPage({ kind, filter, page }: EventsPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('content.edit')
  const { file, title, lead, list, item } = kinds[kind]
  return (
    <div className={css.page}>
      <PageHead
        title={t(title)}
        lead={t(lead)}
        actions={
          mayEdit ? (
            <ButtonLink as={DeskAnchor} href={item('new')} size="sm">
              {t('events.new')}
            </ButtonLink>
          ) : null
        }
      />
      <ContentList file={file} label={t(title)} filter={filter} page={page} hrefOf={list} itemHref={(id) => item(id)} />
    </div>
  )
}
