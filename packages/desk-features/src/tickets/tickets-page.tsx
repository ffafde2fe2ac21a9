import { Form } from '@remix-run/react'
import type { QueuedTicket } from '@tradepost/contract'
import { languages, ownName } from '@tradepost/domain/language/languages'
import { ticketStates, ticketTopics } from '@tradepost/domain/ticket/tickets'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import type { loadQueue } from './load-tickets.ts'
import * as css from './tickets.css.ts'

export type TicketsPageProps = Awaited<ReturnType<typeof loadQueue>>

/** The filter as an address has it. */
const addressOf = (filter: TicketsPageProps['filter'], more: { state?: string; page?: number } = {}) => {
  const { state, topic, language, owner, text } = filter
  return paths.tickets({
    ...{ state: state ?? undefined, topic: topic ?? undefined, language: language ?? undefined },
    ...{ owner: owner ?? undefined, text, ...more },
  })
}

function Filters({ filter }: Pick<TicketsPageProps, 'filter'>) {
  const t = useT()
  const { state, topic, language, owner, text } = filter
  return (
    <Form method="get" role="search" className={css.filters} key={JSON.stringify(filter)}>
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <TextField id="text" name="text" label={t('tickets.search')} defaultValue={text} maxLength={120} />
      <Select
        id="topic"
        name="topic"
        label={t('requests.topic')}
        placeholder={t('tickets.any')}
        defaultValue={topic ?? ''}
        options={ticketTopics.map((one) => ({ value: one, label: t('requests.topics', { topic: one }) }))}
      />
      <Select
        id="language"
        name="language"
        label={t('tickets.language')}
        placeholder={t('tickets.any')}
        defaultValue={language ?? ''}
        options={languages.map((one) => ({ value: one, label: ownName(one) }))}
      />
      <Select
        id="owner"
        name="owner"
        label={t('tickets.owner')}
        placeholder={t('tickets.any')}
        defaultValue={owner ?? ''}
        options={(['me', 'nobody'] as const).map((one) => ({ value: one, label: t('tickets.owners', { owner: one }) }))}
      />
      <Button variant="secondary">{t('standing.search')}</Button>
    </Form>
  )
}

function TicketTable({ tickets }: { tickets: readonly QueuedTicket[] }) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<QueuedTicket>[] = [
    {
      id: 'request',
      header: t('tickets.request'),
      width: '34%',
      cell: ({ id, topic, excerpt }) => (
        <>
          <TextLink as={DeskAnchor} href={paths.ticket(id)}>
            {t('requests.topics', { topic })} <bdi>{id}</bdi>
          </TextLink>
          <span className={css.excerpt} dir="auto">
            {excerpt}
          </span>
        </>
      ),
    },
    {
      id: 'customer',
      header: t('tickets.customer'),
      cell: ({ customer, email }) => customer?.nickName ?? email ?? t('tickets.erased'),
    },
    { id: 'language', header: t('tickets.language'), cell: ({ language }) => ownName(language) },
    { id: 'state', header: t('support.state-label'), cell: ({ state }) => t('tickets.state', { state }) },
    { id: 'owner', header: t('tickets.owner'), cell: ({ owner }) => owner?.nickName },
    {
      id: 'due',
      header: t('tickets.due'),
      cell: ({ dueAt, late }) =>
        dueAt ? (
          <span className={late ? css.late : undefined}>
            {instant(dueAt, 'dateTime')}
            {late ? ` · ${t('tickets.late')}` : ''}
          </span>
        ) : null,
    },
    { id: 'last', header: t('tickets.last'), cell: ({ lastAt }) => instant(lastAt, 'dateTime') },
  ]
  return (
    <DeskTable label={t('tickets.title')} columns={columns} rows={tickets} rowKey={({ id }) => id} file="tickets" />
  )
}

/** The queue of requests to support. */
export function TicketsPage({ filter, queue }: TicketsPageProps) {
  const t = useT()
  const { counts, list } = queue
  return (
    <div className={css.page}>
      <PageHead
        title={t('tickets.title')}
        lead={t('tickets.lead')}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.ticketTemplates()} variant="secondary" size="sm">
            {t('tickets.templates')}
          </ButtonLink>
        }
      />
      {counts.late > 0 ? <Notice tone="warning">{t('tickets.late-count', { count: counts.late })}</Notice> : null}
      <nav className={css.choices} aria-label={t('desk.status')}>
        {ticketStates.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={addressOf(filter, { state: one })}
            aria-current={one === filter.state ? 'page' : undefined}
          >
            {t('tickets.state-count', { state: one, count: counts[one] })}
          </ChipLink>
        ))}
      </nav>
      <Filters filter={filter} />
      {list.length > 0 ? (
        <TicketTable tickets={list} />
      ) : (
        <EmptyState illustration="messages" title={t('tickets.none-title')}>
          {t('tickets.none')}
        </EmptyState>
      )}
      <Pages page={queue} hrefOf={(page) => addressOf(filter, page > 1 ? { page } : {})} />
    </div>
  )
}
