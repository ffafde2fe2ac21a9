import { Form } from '@remix-run/react'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { useState } from 'react'
import { useBusy } from '../../kernel/index.ts'
import type { BrandMerge } from './load-merge.ts'

interface FactProps {
  category: string
  fact: { attribute: string; value: string }
}

const Fact = ({ category, fact }: FactProps) => (
  <>
    <bdi>{category}</bdi> · <bdi>{fact.attribute}</bdi>: <bdi>{fact.value}</bdi>
  </>
)

/** The values that keep a merge from happening. */
function Blocking({ plan: { blocking, present } }: { plan: BrandMerge }) {
  const t = useT()
  return (
    <Notice tone="warning" title={t('catalogDesk.merge-blocked')}>
      <p>{t('catalogDesk.merge-blocked-lead', { brand: present.name })}</p>
      <ul>
        {blocking.map(({ categoryId, category, fact }) => (
          <li key={`${categoryId} ${fact?.attributeId} ${fact?.value}`}>
            {fact ? (
              <Fact category={category} fact={fact} />
            ) : (
              <>
                <bdi>{category}</bdi> · {t('catalogDesk.merge-kind')}
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Moves({ plan }: { plan: BrandMerge }) {
  const t = useT()
  const counts = [
    { term: t('catalogDesk.merge-orders'), count: plan.orders },
    { term: t('catalogDesk.merge-wishes'), count: plan.wishes },
    { term: t('catalogDesk.merge-alerts'), count: plan.alerts },
    { term: t('catalogDesk.merge-areas'), count: plan.areas },
  ].flatMap(({ term, count }) => (count > 0 ? { term, value: formatNumber(count) } : []))
  return (
    <DescriptionList
      items={[
        { term: t('standing.offers'), value: formatNumber(plan.offers) },
        ...counts,
        {
          term: t('catalogDesk.categories'),
          value: (
            <ul>
              {plan.categories.map(({ id, name, offers, added }) => (
                <li key={id}>
                  <bdi>{name}</bdi> ({formatNumber(offers)}){' '}
                  {added ? <Badge tone="info">{t('catalogDesk.merge-new')}</Badge> : null}
                </li>
              ))}
            </ul>
          ),
        },
        {
          term: t('catalogDesk.merge-aliases'),
          value: <bdi dir="ltr">{plan.aliases.map((alias) => `/${alias}`).join(', ')}</bdi>,
        },
        { term: t('catalogDesk.merge-keywords'), value: plan.keywords || '–' },
        ...(plan.mapped.length > 0
          ? [
              {
                term: t('catalogDesk.merge-mapped'),
                value: (
                  <ul>
                    {plan.mapped.map(({ categoryId, category, from, to }) => (
                      <li key={`${categoryId} ${from.attributeId} ${from.value}`}>
                        <Fact category={category} fact={from} /> → <bdi>{to.attribute}</bdi>: <bdi>{to.value}</bdi>
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** What a merge moves, with the step that carries it out. */
export function MergePlan({ plan }: { plan: BrandMerge }) {
  const t = useT()
  const busy = useBusy()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { former, present } = plan
  return (
    <>
      <h3>{t('catalogDesk.merge-plan', { brand: present.name })}</h3>
      {plan.blocking.length > 0 ? <Blocking plan={plan} /> : null}
      <Moves plan={plan} />
      {plan.event === 'moves' ? <p>{t('catalogDesk.merge-event-moves')}</p> : null}
      {plan.event === 'ends' ? <p>{t('catalogDesk.merge-event-ends', { brand: present.name })}</p> : null}
      {plan.picture ? <p>{t('catalogDesk.merge-picture', { brand: present.name })}</p> : null}
      {plan.blocking.length === 0 ? (
        <FormActions>
          <Button type="button" variant="danger" loading={busy} onClick={() => setOpen(true)}>
            {t('catalogDesk.merge-into', { brand: present.name })}
          </Button>
        </FormActions>
      ) : null}
      <Dialog
        open={open}
        onClose={close}
        title={t('catalogDesk.merge-ask', { game: former.name, brand: present.name })}
        closeLabel={t('desk.close')}
        footer={
          <>
            <Button type="button" variant="secondary" onClick={close}>
              {t('desk.cancel')}
            </Button>
            <Form method="post" onSubmit={close}>
              <input type="hidden" name="act" value="merge" />
              <input type="hidden" name="intoId" value={present.id} />
              <input type="hidden" name="version" value={former.version} />
              <input type="hidden" name="intoVersion" value={present.version} />
              <Button variant="danger">{t('catalogDesk.merge-now')}</Button>
            </Form>
          </>
        }
      >
        <p>{t('catalogDesk.merge-ask-text', { brand: present.name })}</p>
      </Dialog>
    </>
  )
}
