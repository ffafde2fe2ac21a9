import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { FormActions } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, ImportReport, PageHead, Problems, paths, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './import.css.ts'

export interface ImportStatePageProps {
  state: CallData<typeof calls.seller.sellerOfferImportState>
  refusals: CallData<typeof calls.seller.sellerOfferImportRefusals>
  result?: unknown
}

/** Says that nothing was changed, and imports the list that was tried. */
function Tried({ state: { state, created, changed }, result }: Pick<ImportStatePageProps, 'state' | 'result'>) {
  const t = useT()
  const busy = useBusy()
  return (
    <>
      <Notice tone="info">{t('desk.import-tried')}</Notice>
      <Problems refusal={readRefusal(result)} />
      {state === 'done' && created + changed > 0 ? (
        <Form method="post">
          <FormActions>
            <Button loading={busy}>{t('desk.import-tried-start')}</Button>
          </FormActions>
        </Form>
      ) : null}
    </>
  )
}

/** The progress of an import or of its trial, what it changes, and the lines that it refuses. */
export function ImportStatePage({ state, refusals, result }: ImportStatePageProps) {
  const t = useT()
  return (
    <div className={css.narrow}>
      <PageHead title={t('desk.import-title')} />
      {state.isTrial ? <Tried state={state} result={result} /> : null}
      <ImportReport
        file="offer-refusals"
        state={state}
        refusals={refusals}
        numbers={[
          [t('desk.import-lines'), state.lines],
          [state.isTrial ? t('desk.import-would-create') : t('desk.import-created'), state.created],
          [state.isTrial ? t('desk.import-would-change') : t('desk.import-changed'), state.changed],
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
