import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { Pages } from '../pages.tsx'
import { type DeskColumn, DeskTable, type FileOfTable } from '../table/desk-table.tsx'
import * as css from './import-report.css.ts'
import { usePolling } from './use-polling.ts'

interface RefusedLine {
  line: number
  field: string
  code: string
}

interface ImportReportProps {
  state: { state: 'waiting' | 'running' | 'done' | 'failed'; percent: number }
  /** Labels and counts. */
  numbers: readonly (readonly [label: string, count: number])[]
  refusals: { list: readonly RefusedLine[]; total: number; pageNo: number; pageSize: number }
  hrefOf: (page: number) => string
  file: FileOfTable
}

/** The progress of an import that runs in the background, its counts, and the lines that it refused. */
export function ImportReport({ state: { state, percent }, numbers, refusals, hrefOf, file }: ImportReportProps) {
  const t = useT()
  const isRunning = state === 'waiting' || state === 'running'
  usePolling(isRunning)
  const columns: DeskColumn<RefusedLine>[] = [
    { id: 'line', header: t('desk.import-line'), cell: ({ line }) => String(line) },
    { id: 'field', header: t('desk.import-field'), cell: ({ field }) => <code>{field}</code> },
    { id: 'reason', header: t('desk.import-reason'), cell: ({ code }) => t('desk.import-code', { code }) },
  ]
  return (
    <>
      <Card as="section" aria-label={t('desk.import-progress', { percent })}>
        <div className={css.list}>
          <div aria-live="polite">
            <Badge tone={state === 'failed' ? 'danger' : state === 'done' ? 'success' : 'accent'}>
              {t('desk.import-state', { state })}
            </Badge>
          </div>
          <label className={css.fact}>
            {t('desk.import-progress', { percent })}
            <progress className={css.progress} max={100} value={percent} />
          </label>
          <dl className={css.facts}>
            {numbers.map(([label, value]) => (
              <div key={label} className={css.fact}>
                <dt className={css.muted}>{label}</dt>
                <dd className={css.number}>{value}</dd>
              </div>
            ))}
          </dl>
          {isRunning ? <p className={css.muted}>{t('desk.import-note')}</p> : null}
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
            file={file}
          />
          <Pages page={refusals} hrefOf={hrefOf} />
        </section>
      ) : null}
    </>
  )
}
