import { useT } from '@tradepost/i18n/react'
import { paths } from '../kernel/paths/index.ts'
import { BackLink } from '../page/index.ts'
import type { loadTicket } from './load-tickets.ts'
import * as css from './ticket.css.ts'
import { TicketBody } from './ticket-body.tsx'

export type TicketPageProps = Omit<Awaited<ReturnType<typeof loadTicket>>, 'meta'> & { result?: unknown }

/** One of the customer's own requests. */
export function TicketPage({ ticket, sendKey, result }: TicketPageProps) {
  const t = useT()
  return (
    <div className={css.frame}>
      <BackLink to={paths.requests()}>{t('requests.mine')}</BackLink>
      <TicketBody ticket={ticket} sendKey={sendKey} hasFiles result={result} />
    </div>
  )
}
