import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { mostPlans } from '@tradepost/domain/limits/list-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import {
  DeskAnchor,
  type DeskColumn,
  DeskTable,
  PageHead,
  paths,
  readRefusal,
  SavedNotice,
  useBusy,
  useMay,
} from '../kernel/index.ts'
import * as css from './offer-plans.css.ts'
import { PlanForm } from './plan-form.tsx'

type Plans = CallData<typeof calls.offerPlan.offerPlans>
type Plan = Plans['open'][number]

export interface OfferPlansPageProps {
  offer: { id: string; title: string }
  plans: Plans
  result?: unknown
}

/** The columns that say what changes and when. */
function usePlanColumns(): DeskColumn<Plan>[] {
  const t = useT()
  const { instant, money } = useFormat()
  return [
    {
      id: 'what',
      header: t('offerPlans.what'),
      cell: ({ kind, priceMinor }) =>
        t('offerPlans.price-to', { kind, price: money({ minor: priceMinor ?? 0, currency: 'USD' }) }),
    },
    { id: 'when', header: t('offerPlans.when'), cell: ({ at }) => instant(at) },
  ]
}

function OpenPlans({ plans }: { plans: readonly Plan[] }) {
  const t = useT()
  const busy = useBusy()
  const mayEdit = useMay()('offer.edit')
  const cancel: DeskColumn<Plan> = {
    ...{ id: 'cancel', header: t('offerPlans.cancel'), isPlain: true, align: 'end' },
    cell: ({ id }) => (
      <Button name="plan" value={id} variant="secondary" size="sm" disabled={busy}>
        {t('offerPlans.cancel')}
      </Button>
    ),
  }
  const columns = usePlanColumns()
  if (plans.length === 0) return <p className={css.muted}>{t('offerPlans.none')}</p>
  return (
    <Form method="post">
      <input type="hidden" name="act" value="cancel" />
      <DeskTable
        label={t('offerPlans.planned')}
        columns={mayEdit ? [...columns, cancel] : columns}
        rows={plans}
        rowKey={({ id }) => id}
        file="plans"
      />
    </Form>
  )
}

function EndedPlans({ plans }: { plans: readonly Plan[] }) {
  const t = useT()
  const columns: DeskColumn<Plan>[] = [
    ...usePlanColumns(),
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state, failure }) => (
        <>
          {t('offerPlans.state', { state })}
          {failure ? <span className={css.muted}> · {t('offerPlans.failure', { reason: failure })}</span> : null}
        </>
      ),
    },
  ]
  return (
    <DeskTable label={t('offerPlans.over')} columns={columns} rows={plans} rowKey={({ id }) => id} file="past-plans" />
  )
}

/** What the seller plans for one offer, and what came of earlier plans. */
export function OfferPlansPage({ offer, plans, result }: OfferPlansPageProps) {
  const t = useT()
  const mayEdit = useMay()('offer.edit')
  return (
    <div className={css.page}>
      <PageHead
        title={t('offerPlans.title')}
        lead={offer.title}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.offer(offer.id)} variant="secondary" size="sm">
            {t('desk.edit-offer')}
          </ButtonLink>
        }
      />
      <SavedNotice result={result} />
      <section className={css.part} aria-labelledby="open-plans">
        <h2 id="open-plans">{t('offerPlans.planned')}</h2>
        <p className={css.muted}>{t('offerPlans.lead', { max: String(mostPlans) })}</p>
        <OpenPlans plans={plans.open} />
      </section>
      {mayEdit ? <PlanForm key={plans.open.length} refusal={readRefusal(result)} /> : null}
      {plans.ended.length > 0 ? (
        <section className={css.part} aria-labelledby="ended-plans">
          <h2 id="ended-plans">{t('offerPlans.over')}</h2>
          <EndedPlans plans={plans.ended} />
        </section>
      ) : null}
    </div>
  )
}
