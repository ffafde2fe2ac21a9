import { Form } from '@remix-run/react'
import type { CallData, calls, SellerOffer } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { SearchIcon } from '@tradepost/ui-kit/icons'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { TextField } from '@tradepost/ui-kit/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { DeskAnchor, PageHead, Pages, Problems, paths, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { EditTable } from './edit-table/edit-table.tsx'
import { listedStatuses, type OfferSort, offerSorts, statusName } from './offer-status.ts'
import { OfferTable } from './offer-table.tsx'
import * as css from './offers.css.ts'

export interface OffersPageProps {
  page: CallData<typeof calls.seller.sellerOfferPage>
  status: SellerOffer['status'] | null
  keyword: string
  sort: OfferSort
  /** The prices and stocks of the page are fields. */
  isEditing: boolean
  result?: unknown
}

type Act = 'on' | 'off'

interface Listed {
  status: number | null
  keyword: string
  sort: OfferSort
  page?: number
  isEditing?: boolean
}

const linkOf = ({ status, keyword, sort, page = 1, isEditing = false }: Listed) =>
  paths.offers({
    ...(status === null ? {} : { status: String(status) }),
    ...(keyword ? { keyword } : {}),
    ...(sort === 'newest' ? {} : { sort }),
    ...(page > 1 ? { page } : {}),
    ...(isEditing ? { edit: '1' } : {}),
  })

function BulkResult({ result }: { result: unknown }) {
  const t = useT()
  const { changed, refused, reason } = (result ?? {}) as { changed?: number; refused?: number; reason?: string }
  return (
    <>
      {changed ? (
        <Notice tone="success" role="status">
          {t('desk.bulk-done', { count: changed })}
        </Notice>
      ) : null}
      {refused ? (
        <Notice tone="warning" role="alert">
          {t('desk.bulk-refused', { count: refused, reason: reason ?? '' })}
        </Notice>
      ) : null}
    </>
  )
}

function NoOffers({ isFiltered }: { isFiltered: boolean }) {
  const t = useT()
  const may = useMay()
  return (
    <EmptyState
      illustration={isFiltered ? 'search' : 'orders'}
      title={t(isFiltered ? 'desk.nothing-found-title' : 'desk.no-offers-title')}
      actions={
        isFiltered ? (
          <ButtonLink as={DeskAnchor} href={paths.offers()}>
            {t('desk.show-all')}
          </ButtonLink>
        ) : may('offer.edit') ? (
          <ButtonLink as={DeskAnchor} href={paths.newOffer()}>
            {t('offerForm.new-title')}
          </ButtonLink>
        ) : null
      }
    >
      <p>{t(isFiltered ? 'desk.nothing-found' : 'desk.no-offers')}</p>
    </EmptyState>
  )
}

/** The seller's offers: searched, narrowed by status, and changed several at a time. */
export function OffersPage({ page, status, keyword, sort, isEditing, result }: OffersPageProps) {
  const t = useT()
  const may = useMay()
  const form = useRef<HTMLFormElement>(null)
  const [selected, setSelected] = useState(0)
  const [asked, setAsked] = useState<Act | null>(null)
  const busy = useBusy()
  const listed = { status, keyword, sort }
  const isTable = isEditing && may('offer.edit')
  const count = () => setSelected(form.current?.querySelectorAll('[name=offer]:checked').length ?? 0)
  const ask = (act: Act) => (event: FormEvent) => {
    // Without scripts the button submits the form at once.
    event.preventDefault()
    setAsked(act)
  }
  return (
    <div className={css.list}>
      <PageHead
        title={t('desk.offers')}
        lead={t('desk.offers-lead')}
        actions={
          <>
            {page.counts.all ? (
              <ButtonLink href={paths.offerFile()} variant="quiet" download>
                {t('payout.csv')}
              </ButtonLink>
            ) : null}
            {page.list.length && may('offer.edit') && !isTable ? (
              <ButtonLink
                as={DeskAnchor}
                href={linkOf({ ...listed, page: page.pageNo, isEditing: true })}
                variant="secondary"
              >
                {t('desk.table-edit')}
              </ButtonLink>
            ) : null}
            {may('offer.import') ? (
              <ButtonLink as={DeskAnchor} href={paths.importOffers()} variant="secondary">
                {t('desk.import-list')}
              </ButtonLink>
            ) : null}
            {may('offer.edit') ? (
              <ButtonLink as={DeskAnchor} href={paths.newOffer()}>
                {t('offerForm.new-title')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <Form method="get" className={css.searchSorted} role="search" key={`${keyword} ${sort}`}>
        {status === null ? null : <input type="hidden" name="status" value={status} />}
        <TextField
          name="keyword"
          type="search"
          icon={SearchIcon}
          label={t('desk.search-offers')}
          defaultValue={keyword}
          maxLength={144}
        />
        <Select
          id="sort"
          name="sort"
          label={t('desk.orders-sort')}
          defaultValue={sort}
          options={offerSorts.map((one) => ({ value: one, label: t('desk.offers-sort', { sort: one }) }))}
        />
        <Button variant="secondary">{t('desk.search')}</Button>
      </Form>
      <TabLinks
        label={t('desk.status')}
        as={DeskAnchor}
        items={[
          {
            href: linkOf({ ...listed, status: null }),
            label: t('desk.all-offers'),
            count: page.counts.all,
            current: status === null,
          },
          ...listedStatuses.map((one) => ({
            href: linkOf({ ...listed, status: one }),
            label: t('desk.offer-status', { status: statusName(one) }),
            count: page.counts[one],
            current: status === one,
          })),
        ]}
      />
      <BulkResult result={result} />
      <Problems refusal={readRefusal(result)} />
      {page.list.length && isTable ? (
        <EditTable
          key={page.list.map(({ id, priceMinor, available }) => `${id} ${priceMinor} ${available}`).join()}
          offers={page.list}
          refusal={readRefusal(result)}
          backTo={linkOf({ ...listed, page: page.pageNo })}
        />
      ) : page.list.length ? (
        <Form method="post" ref={form} onChange={count} key={page.list.map((row) => `${row.id}${row.status}`).join()}>
          <div className={css.list}>
            <OfferTable offers={page.list} selectable={may('offer.edit')} />
            {may('offer.edit') ? (
              <div className={css.acts}>
                <span className={css.muted} aria-live="polite">
                  {t('desk.selected-count', { count: selected })}
                </span>
                <Button name="act" value="on" variant="secondary" size="sm" loading={busy} onClick={ask('on')}>
                  {t('desk.put-on-sale')}
                </Button>
                <Button name="act" value="off" variant="secondary" size="sm" loading={busy} onClick={ask('off')}>
                  {t('desk.take-off-shelf')}
                </Button>
              </div>
            ) : null}
          </div>
          <BulkDialog act={asked} count={selected} form={form} onClose={() => setAsked(null)} />
        </Form>
      ) : (
        <NoOffers isFiltered={status !== null || keyword !== ''} />
      )}
      <Pages page={page} hrefOf={(number) => linkOf({ ...listed, page: number, isEditing })} />
    </div>
  )
}
