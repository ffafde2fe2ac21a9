import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { type PageErrorState, pageErrorStates } from '@tradepost/domain/page-error/page-errors'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Notice } from '@tradepost/ui-kit/notice'
import {
  type DeskColumn,
  DeskTable,
  PageHead,
  Problems,
  readRefusal,
  type StaffTable,
  useBusy,
  useMay,
} from '../kernel/index.ts'
import * as css from './page-errors.css.ts'

type PageError = CallData<typeof calls.pageError.staffPageErrorDetail>

export interface PageErrorPageProps {
  error: PageError
  result?: unknown
}

const tones = { open: 'warning', resolved: 'success', ignored: 'neutral' } as const
const actWords = {
  open: 'pageErrors.act-open',
  resolved: 'pageErrors.act-resolve',
  ignored: 'pageErrors.act-ignore',
} as const

function StateForm({ error: { state, version } }: Pick<PageErrorPageProps, 'error'>) {
  const t = useT()
  const busy = useBusy()
  const others = pageErrorStates.filter((one): one is PageErrorState => one !== state)
  return (
    <Form method="post" className={css.acts}>
      <input type="hidden" name="version" value={version} />
      {others.map((one) => (
        <Button
          key={one}
          name="state"
          value={one}
          variant={one === 'resolved' ? 'primary' : 'secondary'}
          size="sm"
          loading={busy}
        >
          {t(actWords[one])}
        </Button>
      ))}
    </Form>
  )
}

/** The places of the program, from the error outwards. */
function Stack({ frames }: Pick<PageError, 'frames'>) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="stack">
      <div className={css.part}>
        <h2 id="stack">{t('pageErrors.stack')}</h2>
        <p className={css.muted}>{t('pageErrors.stack-lead')}</p>
        <ol className={css.stack} dir="ltr">
          {frames.map(({ source, line, column, name }, place) => (
            <li key={place} className={css.code}>
              {`${source}:${line}:${column}${name ? ` (${name})` : ''}`}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

interface Counted {
  key: string
  name: string
  count: number
}

interface CountsProps {
  title: string
  rows: readonly Counted[]
  file: StaffTable
}

function Counts({ title, rows, file }: CountsProps) {
  const t = useT()
  const columns: DeskColumn<Counted>[] = [
    { id: 'name', header: title, cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'count', header: t('pageErrors.count'), align: 'end', cell: ({ count }) => formatNumber(count) },
  ]
  return <DeskTable label={title} columns={columns} rows={rows} rowKey={({ key }) => key} file={file} />
}

/** A group of errors: where in the sources, in which versions, browsers and pages, and what staff decided. */
export function PageErrorPage({ error, result }: PageErrorPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayEdit = useMay('staff')('error.edit')
  const { name, message, app, state, count, firstAt, lastAt, reopenedAt, versions, browsers, routes } = error
  const { ok } = (result ?? {}) as { ok?: boolean }
  return (
    <div className={css.page}>
      <PageHead
        title={name}
        lead={
          <bdi dir="ltr" className={css.code}>
            {message}
          </bdi>
        }
      />
      {result && !ok ? <Problems refusal={readRefusal(result)} /> : null}
      {reopenedAt && state === 'open' ? (
        <Notice tone="danger">{t('pageErrors.came-back-at', { date: instant(reopenedAt, 'dateTime') })}</Notice>
      ) : null}
      <div className={css.marks} role="status">
        <Badge tone={tones[state]}>{t('pageErrors.state', { state })}</Badge>
        {state === 'resolved' ? <span className={css.muted}>{t('pageErrors.resolved-lead')}</span> : null}
      </div>
      {mayEdit ? <StateForm error={error} /> : null}
      <DescriptionList
        items={[
          { term: t('pageErrors.where'), value: t('pageErrors.app', { app }) },
          { term: t('pageErrors.count'), value: formatNumber(count) },
          { term: t('pageErrors.last'), value: instant(lastAt, 'dateTime') },
          { term: t('pageErrors.first'), value: instant(firstAt, 'dateTime') },
        ]}
      />
      <Stack frames={error.frames} />
      <Counts
        title={t('pageErrors.version')}
        file="error-versions"
        rows={versions.map(({ version, ...one }) => ({ ...one, key: version, name: version || '–' }))}
      />
      <Counts
        title={t('pageErrors.pages')}
        file="error-pages"
        rows={routes.map(({ route, ...one }) => ({ ...one, key: route, name: route }))}
      />
      <Counts
        title={t('pageErrors.browser')}
        file="error-browsers"
        rows={browsers.map(({ browser, ...one }) => ({
          ...{ ...one, key: browser, name: t('pageErrors.browser-name', { browser }) },
        }))}
      />
    </div>
  )
}
