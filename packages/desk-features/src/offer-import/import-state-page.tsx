import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { DeskAnchor, ImportReport, PageHead, paths } from '../kernel/index.ts'
import * as css from './import.css.ts'

export interface ImportStatePageProps {
  state: CallData<typeof calls.seller.sellerOfferImportState>
  refusals: CallData<typeof calls.seller.sellerOfferImportRefusals>
}

/** The progress of an import, what it changed, and the lines that it refused. */
export function ImportStatePage({ state, refusals }: ImportStatePageProps) {
  const t = useT()
  return (
    <div className={css.narrow}>
      <PageHead title={t('desk.import-title')} />
      <ImportReport
        state={state}
        refusals={refusals}
        numbers={[
          [t('desk.import-lines'), state.lines],
          [t('desk.import-created'), state.created],
          [t('desk.import-changed'), state.changed],
          [t('desk.import-refused'), state.refused],
        ]}
        hrefOf={(page) => paths.offerImport(state.id, page)}
      />
      <ButtonLink as={DeskAnchor} href={paths.importOffers()} variant="secondary">
        {t('desk.import-again')}
      </ButtonLink>
    </div>
  )
}
