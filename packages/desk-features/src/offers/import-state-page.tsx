import { useRevalidator } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { useEffect } from 'react'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import * as css from './offers.css.ts'

export interface ImportStatePageProps {
  state: CallData<typeof calls.seller.sellerOfferImportState>
  refusals: CallData<typeof calls.seller.sellerOfferImportRefusals>
}

type RefusedLine = ImportStatePageProps['refusals']['list'][number]

const pollMs = 1500

/** Loads the page again until the import has ended. */
function usePolling(isRunning: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isRunning || state !== 'idle') return
    const timer = setTimeout(revalidate, pollMs)
    return () => clearTimeout(timer)
  }, [isRunning, revalidate, state])
}

/** The progress of an import, what it changed, and the lines that it refused. */
export function ImportStatePage({ state, refusals }: ImportStatePageProps) {
  const t = useT()
  const isRunning = state.state === 'waiting' || state.state === 'running'
  usePolling(isRunning)
  const numbers = [
    ['desk.import-lines', state.lines],
    ['desk.import-created', state.created],
    ['desk.import-changed', state.changed],
    ['desk.import-refused', state.refused],
  ] as const
  const columns: DeskColumn<RefusedLine>[] = [
    { id: 'line', header: t('desk.import-line'), cell: ({ line }) => String(line) },
    { id: 'field', header: t('desk.import-field'), cell: ({ field }) => <code>{field}</code> },
    { id: 'reason', header: t('desk.import-reason'), cell: ({ code }) => t('desk.import-code', { code }) },
  ]
  return (
    <div className={css.narrow}>
      <PageHead
        title={t('desk.import-title')}
        lead={isRunning ? t('desk.import-note') : undefined}
        actions={
          <Badge tone={state.state === 'failed' ? 'danger' : state.state === 'done' ? 'success' : 'accent'}>
            {t('desk.import-state', { state: state.state })}
          </Badge>
        }
      />
      <Card as="section" aria-live="polite" aria-label={t('desk.import-title')}>
        <div className={css.list}>
          <label className={css.fact}>
            {t('desk.import-progress', { percent: state.percent })}
            <progress className={css.progress} max={100} value={state.percent} />
          </label>
          <dl className={css.facts}>
            {numbers.map(([label, value]) => (
              <div key={label} className={css.fact}>
                <dt className={css.muted}>{t(label)}</dt>
                <dd className={css.number}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      {refusals.list.length ? (
        <section className={css.list} aria-labelledby="refused">
          <h2 id="refused">{t('desk.import-refused')}</h2>
          <DeskTable
            label={t('desk.import-refused')}
            columns={columns}
            rows={refusals.list}
            rowKey={({ line, field }) => `${line} ${field}`}
          />
          <Pages page={refusals} hrefOf={(page) => paths.offerImport(state.id, page)} />
        </section>
      ) : null}
      {isRunning ? null : (
        <ButtonLink as={DeskAnchor} href={paths.importOffers()} variant="secondary">
          {t('desk.import-again')}
        </ButtonLink>
      )}
    </div>
  )
}
