import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, type DeskColumn, DeskTable, useBusy, useMay } from '../kernel/index.ts'
import * as css from './content.css.ts'

type Detail = CallData<typeof calls.content.contentDetail>

interface ContentHistoryProps {
  content: Detail
  hrefOf: (version?: number) => string
}

function Restore({ version, from }: { version: number; from: number }) {
  const t = useT()
  const busy = useBusy()
  return (
    <Form method="post">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="from" value={from} />
      <Button name="act" value="restore" variant="secondary" size="sm" disabled={busy}>
        {t('content.restore', { n: String(from) })}
      </Button>
    </Form>
  )
}

/** Says that the page shows an earlier version, and leads back to the newest. */
export function EarlierVersion({ content: { ofVersion, version }, hrefOf }: ContentHistoryProps) {
  const t = useT()
  if (ofVersion === version) return null
  return (
    <Notice
      tone="warning"
      actions={
        <ButtonLink as={DeskAnchor} href={hrefOf()} variant="secondary" size="sm">
          {t('content.newest')}
        </ButtonLink>
      }
    >
      {t('content.old-version', { n: String(ofVersion) })}
    </Notice>
  )
}

/** Every version with its time and its author. An earlier one can be looked at, and become the newest again. */
export function ContentHistory({ content, hrefOf }: ContentHistoryProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayEdit = useMay('staff')('content.edit')
  const { version, ofVersion, shown, versions } = content
  const columns: DeskColumn<Detail['versions'][number]>[] = [
    {
      id: 'version',
      header: t('content.history'),
      cell: (one) => (
        <span className={css.badges}>
          {t('content.version', { n: String(one.version) })}
          {one.version === shown ? <Badge tone="success">{t('content.is-shown')}</Badge> : null}
        </span>
      ),
    },
    { id: 'by', header: t('content.by'), cell: ({ by }) => by ?? t('content.nobody') },
    { id: 'when', header: t('content.when'), cell: ({ at }) => instant(at, 'dateTime') },
    {
      ...{ id: 'acts', header: t('content.acts'), isPlain: true, align: 'end' },
      cell: (one) => (
        <div className={css.actions}>
          {one.version === ofVersion ? null : (
            <ButtonLink as={DeskAnchor} href={hrefOf(one.version)} variant="secondary" size="sm">
              {t('content.open-version', { n: String(one.version) })}
            </ButtonLink>
          )}
          {mayEdit && one.version !== version ? <Restore version={version} from={one.version} /> : null}
        </div>
      ),
    },
  ]
  return (
    <section className={css.part} aria-labelledby="history-head">
      <h2 id="history-head">{t('content.history')}</h2>
      <DeskTable
        label={t('content.history')}
        columns={columns}
        rows={versions}
        rowKey={(one) => String(one.version)}
        file={{ table: 'content-versions', of: { kind: content.kind, item: content.item } }}
      />
    </section>
  )
}
