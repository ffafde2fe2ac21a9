import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { DeskAnchor, ImportReport, PageHead, paths } from '../kernel/index.ts'
import * as css from './units.css.ts'

export interface UnitImportPageProps {
  offerId: string
  state: CallData<typeof calls.vault.unitImportState>
  refusals: CallData<typeof calls.vault.unitImportRefusals>
}

/** The progress of an import of units, what it added, and the lines that it refused. */
export function UnitImportPage({ offerId, state, refusals }: UnitImportPageProps) {
  const t = useT()
  return (
    <div className={css.narrow}>
      <PageHead title={t('desk.unit-file-title')} />
      <ImportReport
        file={{ table: 'unit-refusals', of: { id: state.id } }}
        state={state}
        refusals={refusals}
        numbers={[
          [t('desk.import-lines'), state.lines],
          [t('desk.unit-import-added'), state.added],
          [t('desk.unit-import-known'), state.known],
          [t('desk.import-refused'), state.refused],
        ]}
        hrefOf={(page) => paths.unitImport(offerId, state.id, page)}
      />
      <ButtonLink as={DeskAnchor} href={paths.units(offerId)} variant="secondary">
        {t('desk.units')}
      </ButtonLink>
    </div>
  )
}
