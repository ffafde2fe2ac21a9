import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import * as css from './verification.css.ts'

type Request = CallData<typeof calls.trust.sellerVerification>['requests'][number]

/** A request with its report: each check, what was missing, and how the mark ended. */
export function ReportFacts({ request }: { request: Request }) {
  const t = useT()
  const { instant } = useFormat()
  const { state, askedAt, decidedAt, checks, summary, ended } = request
  const date = instant(decidedAt ?? askedAt, 'dateTime')
  return (
    <Card>
      <div className={css.part}>
        <div>
          <Badge tone={state === 'passed' && !ended ? 'success' : state === 'failed' ? 'warning' : 'neutral'}>
            {t('trust.state', { state })}
          </Badge>{' '}
          <span className={css.muted}>{date}</span>
        </div>
        {checks.length > 0 ? (
          <ul className={css.done}>
            {checks.map(({ key, passed, note }) => (
              <li key={key}>
                {t('trust.check', { check: key })}: {t('trust.seen', { seen: passed ? 'yes' : 'no' })}
                {note ? <p className={css.words}>{note}</p> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {summary ? <p className={css.words}>{summary}</p> : null}
        {ended ? (
          <p className={css.words}>
            {t('trust.ended', { cause: ended.cause, date: instant(ended.at, 'date') })} {ended.reason ?? ''}
          </p>
        ) : null}
      </div>
    </Card>
  )
}
