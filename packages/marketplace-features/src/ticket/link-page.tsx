import { linkDays } from '@tradepost/domain/ticket/tickets'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { PageBody } from '../page/index.ts'
import type { loadLink } from './load-tickets.ts'
import { TicketBody } from './ticket-body.tsx'

export type LinkPageProps = Omit<Awaited<ReturnType<typeof loadLink>>, 'meta' | 'token'> & { result?: unknown }

/** The request of a visitor, opened by the link of a mail. */
export function LinkPage({ ticket, sendKey, result }: LinkPageProps) {
  const t = useT()
  return (
    <PageBody>
      {ticket ? (
        <TicketBody ticket={ticket} sendKey={sendKey} hasFiles={false} result={result} />
      ) : (
        <EmptyState
          illustration="notfound"
          title={t('requests.link-gone-title')}
          headingLevel={1}
          actions={
            <ButtonLink as={ShopAnchor} href={paths.contact()}>
              {t('requests.title')}
            </ButtonLink>
          }
        >
          {t('requests.link-gone', { days: linkDays })}
        </EmptyState>
      )}
    </PageBody>
  )
}
