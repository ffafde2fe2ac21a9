import { Form, useSubmit } from '@remix-run/react'
import type { SellerOffer } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { TextField } from '@tradepost/ui-kit/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { DeskAnchor, type DeskColumn, DeskTable, formatCents, type readRefusal, useBusy } from '../../kernel/index.ts'
import * as css from '../offers.css.ts'
import { changesOf, type TableChange } from './changes-of.ts'
import { PercentField } from './percent-field.tsx'

interface EditTableProps {
  offers: readonly SellerOffer[]
  refusal: ReturnType<typeof readRefusal>
  /** The address of the list without its fields. */
  backTo: string
}

interface FieldProps {
  name: string
  label: string
  /** What the offer has, and how that is typed. */
  was: number
  typed: string
  refusal: EditTableProps['refusal']
}

function CellField({ name, label, was, typed, refusal }: FieldProps) {
  return (
    <div className={css.cellField}>
      <input type="hidden" name={`was-${name}`} value={was} />
      <TextField
        id={name}
        name={name}
        inputMode="decimal"
        label={label}
        labelHidden
        defaultValue={refusal.value(name) ?? typed}
        error={refusal.of(name)}
        autoComplete="off"
      />
    </div>
  )
}

/** What is about to be saved: each offer with what it has and what it gets. */
function ChangeTable({ changes, offers }: { changes: readonly TableChange[]; offers: readonly SellerOffer[] }) {
  const t = useT()
  const titleOf = (id: string) => offers.find((offer) => offer.id === id)?.title ?? id
  const shown = (field: TableChange['field'], value: number | null) =>
    value === null ? '–' : field === 'price' ? formatCents(value) : String(value)
  const columns: DeskColumn<TableChange>[] = [
    { id: 'offer', header: t('desk.offer'), cell: ({ id }) => titleOf(id) },
    {
      id: 'what',
      header: t('desk.table-what'),
      cell: ({ field }) => t(field === 'price' ? 'desk.price' : 'desk.available'),
    },
    { id: 'before', header: t('desk.table-before'), cell: ({ field, before }) => shown(field, before), align: 'end' },
    { id: 'after', header: t('desk.table-after'), cell: ({ field, after }) => shown(field, after), align: 'end' },
  ]
  return (
    <DeskTable
      label={t('desk.table-changes')}
      columns={columns}
      rows={changes}
      rowKey={({ name }) => name}
      file="elsewhere"
    />
  )
}

/** The offers of a page with fields for their prices and stocks, and a second look before they are saved. */
export function EditTable({ offers, refusal, backTo }: EditTableProps) {
  const t = useT()
  const busy = useBusy()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState<TableChange[] | null>(null)
  const close = () => setAsked(null)
  const ask = (event: FormEvent) => {
    if (!form.current) return
    // Without scripts the form is sent at once.
    event.preventDefault()
    setAsked(changesOf(new FormData(form.current)))
  }
  const confirm = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    data.set('act', 'edit')
    close()
    submit(data, { method: 'post' })
  }
  const columns: DeskColumn<SellerOffer>[] = [
    {
      id: 'title',
      header: t('desk.offer'),
      cell: ({ title, brandName, categoryName, ref }) => (
        <span className={css.name}>
          <bdi>{title}</bdi>
          <span className={css.muted}>{[brandName, categoryName, ref].filter(Boolean).join(' · ')}</span>
        </span>
      ),
    },
    {
      id: 'price',
      header: t('desk.price-in-dollars'),
      cell: ({ id, title, priceMinor }) => (
        <CellField
          name={`price-${id}`}
          label={t('desk.table-price', { title })}
          was={priceMinor}
          typed={(priceMinor / 100).toFixed(2)}
          refusal={refusal}
        />
      ),
    },
    {
      id: 'stock',
      header: t('desk.available'),
      cell: ({ id, title, available, hasUnits, supply }) =>
        hasUnits || supply === 'declared' ? (
          String(available)
        ) : (
          <CellField
            name={`stock-${id}`}
            label={t('desk.table-stock', { title })}
            was={available}
            typed={String(available)}
            refusal={refusal}
          />
        ),
    },
    { id: 'sold', header: t('desk.sold'), cell: ({ sold }) => String(sold), align: 'end' },
  ]
  const wrong = asked?.some(({ after }) => after === null) ?? false
  const count = new Set(asked?.map(({ id }) => id)).size
  return (
    <>
      <PercentField form={form} />
      <Form method="post" ref={form} onSubmit={ask} noValidate>
        <div className={css.list}>
          <DeskTable
            label={t('desk.offers')}
            columns={columns}
            rows={offers}
            rowKey={({ id }) => id}
            file="elsewhere"
          />
          <div className={css.acts}>
            <Button name="act" value="edit" loading={busy}>
              {t('desk.save-changes')}
            </Button>
            <ButtonLink as={DeskAnchor} href={backTo} variant="quiet">
              {t('desk.cancel')}
            </ButtonLink>
          </div>
        </div>
      </Form>
      <Dialog
        open={asked !== null}
        onClose={close}
        title={count ? t('desk.table-ask', { count }) : t('desk.table-none')}
        closeLabel={t('desk.close')}
        size="lg"
        footer={
          count ? (
            <>
              <Button type="button" variant="secondary" onClick={close}>
                {t('desk.cancel')}
              </Button>
              {/* Wrong fields are marked by the answer. */}
              <Button type="button" onClick={confirm}>
                {t(wrong ? 'desk.table-check' : 'desk.save-changes')}
              </Button>
            </>
          ) : undefined
        }
      >
        {asked?.length ? <ChangeTable changes={asked} offers={offers} /> : null}
      </Dialog>
    </>
  )
}
