import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, paths, useMay } from '../kernel/index.ts'
import * as css from './units.css.ts'

type Unit = CallData<typeof calls.vault.unitPage>['list'][number]

const tones = {
  available: 'success',
  held: 'accent',
  delivered: 'neutral',
  bad: 'danger',
  replaced: 'neutral',
  expired: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<Unit['state'], string>

/** What the seller may do with a unit in each state. */
const acts = {
  available: ['withdraw', 'bad'],
  withdrawn: ['restore', 'bad'],
} as const satisfies Partial<Record<Unit['state'], readonly string[]>>

const actsIn = (state: Unit['state']): readonly ('withdraw' | 'restore' | 'bad')[] =>
  state === 'available' || state === 'withdrawn' ? acts[state] : []

/** Gives the buyer of a delivered unit another one, after a second look. */
function Replace({ unit: { id, orderId, masked } }: { unit: Unit }) {
  const t = useT()
  if (!orderId) return null
  return (
    <details>
      <summary aria-label={`${t('desk.unit-replace')}: ${masked}`}>{t('desk.unit-replace')}</summary>
      <Form method="post" className={css.replace}>
        <p className={css.muted}>{t('desk.unit-replace-hint')}</p>
        <input type="hidden" name="unit" value={id} />
        <input type="hidden" name="order" value={orderId} />
        <Button name="act" value="replace" variant="secondary" size="sm">
          {t('desk.unit-replace')}
        </Button>
      </Form>
    </details>
  )
}

/** The units of an offer. Their content is never shown, only its last characters. */
export function UnitTable({ units, offerId }: { units: readonly Unit[]; offerId: string }) {
  const t = useT()
  const { instant } = useFormat()
  const may = useMay()
  const [mayEdit, mayDeliver, mayOpen] = [may('unit.edit'), may('order.deliver'), may('unit.export')]
  const labels = {
    withdraw: t('desk.unit-withdraw'),
    restore: t('desk.unit-restore'),
    bad: t('desk.unit-bad'),
  }
  const columns: DeskColumn<Unit>[] = [
    {
      id: 'masked',
      header: t('desk.unit'),
      cell: ({ id, masked, fileBytes }) => (
        <>
          <code dir="ltr" className={css.masked}>
            {masked}
          </code>{' '}
          {fileBytes !== null && mayOpen ? (
            <TextLink
              href={paths.fileOfUnit(offerId, id)}
              aria-label={`${t('desk.unit-file-open')}: ${masked}`}
              download
            >
              {t('desk.unit-file-open')}
            </TextLink>
          ) : null}
        </>
      ),
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t('desk.unit-state', { state })}</Badge>,
    },
    {
      id: 'order',
      header: t('desk.order'),
      cell: ({ orderId }) =>
        orderId ? (
          <TextLink as={DeskAnchor} href={paths.order(orderId)}>
            {orderId}
          </TextLink>
        ) : (
          '–'
        ),
    },
    { id: 'added', header: t('desk.unit-added'), cell: ({ addedAt }) => instant(addedAt, 'date') },
    {
      id: 'expires',
      header: t('desk.unit-expires'),
      cell: ({ expiresAt }) => (expiresAt ? instant(expiresAt, 'date') : '–'),
    },
    { id: 'remark', header: t('desk.unit-remark'), cell: ({ remark }) => remark ?? '–' },
  ]
  if (mayEdit)
    columns.push({
      id: 'acts',
      header: t('desk.unit-acts'),
      align: 'end',
      cell: (unit) => {
        const { id, state, masked } = unit
        if (state === 'delivered' || state === 'bad') return mayDeliver ? <Replace unit={unit} /> : null
        return (
          <Form method="post" className={css.buttons}>
            <input type="hidden" name="unit" value={id} />
            {actsIn(state).map((act) => (
              <Button
                key={act}
                name="act"
                value={act}
                variant="quiet"
                size="sm"
                aria-label={`${labels[act]}: ${masked}`}
              >
                {labels[act]}
              </Button>
            ))}
          </Form>
        )
      },
    })
  return <DeskTable label={t('desk.units')} columns={columns} rows={units} rowKey={({ id }) => id} file="elsewhere" />
}
