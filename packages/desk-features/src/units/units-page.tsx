import type { CallData, calls, SellerOffer } from '@tradepost/contract'
import { unitStates } from '@tradepost/domain/offer/unit-content'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Notice } from '@tradepost/ui-kit/notice'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { DeskAnchor, PageHead, Pages, Problems, paths, readRefusal, useFormKey, useMay } from '../kernel/index.ts'
import { PasteForm, UnitFileForm } from './add-units.tsx'
import { OneUnitForm } from './one-unit-form.tsx'
import { DeclaredStock, StartVault, VaultSettings } from './supply-forms.tsx'
import { type AddedFiles, FilesReport, UnitFilesForm } from './unit-files-form.tsx'
import { UnitTable } from './unit-table.tsx'
import * as css from './units.css.ts'

type UnitList = CallData<typeof calls.vault.unitPage>
type Report = CallData<typeof calls.vault.pasteUnits>

export interface UnitsPageProps {
  offer: SellerOffer
  /** Null for an offer that is not supplied from the vault. */
  page: UnitList | null
  state: (typeof unitStates)[number] | null
  result?: unknown
}

interface Done {
  done?: 'saved' | 'added' | 'importing'
  report?: Report
  files?: AddedFiles
}

function AddedReport({ report }: { report: Report }) {
  const t = useT()
  const { added, known, refused } = report
  return (
    <>
      <Notice tone={added ? 'success' : 'info'} role="status">
        {t('desk.unit-added-count', { count: added })} {known ? t('desk.unit-known-count', { count: known }) : null}
      </Notice>
      {refused.length ? (
        <Notice tone="warning" role="alert" title={t('desk.unit-refused-count', { count: refused.length })}>
          <ul className={css.list}>
            {refused.slice(0, 20).map(({ line, code }) => (
              <li key={line}>{t('desk.unit-refused', { line, code })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

function Outcome({ result }: { result: unknown }) {
  const t = useT()
  const { done, report, files } = (result ?? {}) as Done
  if (files) return <FilesReport files={files} />
  if (report) return <AddedReport report={report} />
  return done === 'saved' ? (
    <Notice tone="success" role="status">
      {t('desk.saved')}
    </Notice>
  ) : null
}

/** Forms that show their problems themselves. */
const ownProblems = new Set<string | undefined>(['paste', 'one', 'files', 'import', 'warning'])

/** The vault of one offer: its units, and the ways to add some. */
export function UnitsPage({ offer, page, state, result }: UnitsPageProps) {
  const t = useT()
  const mayEdit = useMay()('unit.edit')
  const refusal = readRefusal(result)
  const { done, report, files } = (result ?? {}) as Done
  // Refused lines stay in the form, to be mended there.
  const pasteKey = useFormKey(result, done === 'added' && report?.refused.length === 0)
  const filesKey = useFormKey(result, files !== undefined)
  const linkOf = (of: string | null, number = 1) =>
    paths.units(offer.id, { ...(of ? { state: of } : {}), ...(number > 1 ? { page: number } : {}) })
  return (
    <div className={css.page}>
      <PageHead
        title={t('desk.units')}
        lead={offer.title}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.offer(offer.id)} variant="secondary">
            {t('desk.edit-offer')}
          </ButtonLink>
        }
      />
      <Outcome result={result} />
      {ownProblems.has(refusal.value('act')) ? null : <Problems refusal={refusal} />}
      {page === null ? (
        <>
          <DeclaredStock offer={offer} />
          {offer.supply === 'declared' ? null : <StartVault offer={offer} />}
        </>
      ) : (
        <div className={css.columns}>
          <div className={css.column}>
            <TabLinks
              label={t('desk.status')}
              as={DeskAnchor}
              items={[
                { href: linkOf(null), label: t('desk.all-offers'), count: page.counts.all, current: state === null },
                ...unitStates.map((one) => ({
                  href: linkOf(one),
                  label: t('desk.unit-state', { state: one }),
                  count: page.counts[one] || undefined,
                  current: state === one,
                })),
              ]}
            />
            {page.list.length ? (
              <UnitTable units={page.list} offerId={offer.id} />
            ) : (
              <EmptyState illustration="coupons" title={t('desk.no-units-title')}>
                <p>{t('desk.no-units')}</p>
              </EmptyState>
            )}
            <Pages page={page} hrefOf={(number) => linkOf(state, number)} />
          </div>
          <div className={css.column}>
            {mayEdit ? (
              <>
                <PasteForm result={result} key={`paste ${pasteKey}`} />
                <OneUnitForm result={result} key={`one ${pasteKey}`} />
                <UnitFilesForm result={result} key={`files ${filesKey}`} />
                <UnitFileForm result={result} />
              </>
            ) : null}
            <VaultSettings offer={offer} result={result} />
          </div>
        </div>
      )}
    </div>
  )
}
