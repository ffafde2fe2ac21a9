import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, paths, useBusy, useMay } from '../kernel/index.ts'
import * as css from './chargebacks.css.ts'

export type Chargeback = CallData<typeof calls.chargeback.chargebackDetail>
interface ChargebackProps {
  chargeback: Chargeback
}

/** Who disputes what, and who of the staff looks into it. */
export function ChargebackFacts({ chargeback }: ChargebackProps) {
  const t = useT()
  const { instant } = useFormat()
  const may = useMay('staff')
  const busy = useBusy('take')
  const { id, buyer, orderIds, openedAt, evidenceBy, closedAt, chargebacks, owner, state } = chargeback
  const isOpen = state === 'open' || state === 'answered'
  const linked = (href: string, text: string, isLinked: boolean) =>
    isLinked ? (
      <TextLink as={DeskAnchor} href={href}>
        <bdi>{text}</bdi>
      </TextLink>
    ) : (
      <bdi>{text}</bdi>
    )
  return (
    <Card as="section" aria-label={t('chargeback.title')}>
      <div className={css.part}>
        <DescriptionList
          items={[
            { term: t('cases.buyer'), value: linked(paths.customer(buyer.id), buyer.nickName, may('customer.view')) },
            { term: t('chargeback.count'), value: formatNumber(chargebacks) },
            ...orderIds.map((orderId) => ({
              term: t('cases.order'),
              value: linked(paths.staffOrder(orderId), orderId, may('customer.view')),
            })),
            { term: t('chargeback.opened'), value: instant(openedAt, 'dateTime') },
            ...(evidenceBy ? [{ term: t('chargeback.due'), value: instant(evidenceBy, 'dateTime') }] : []),
            ...(closedAt ? [{ term: t('chargeback.closed'), value: instant(closedAt, 'dateTime') }] : []),
            { term: t('chargeback.reference'), value: <bdi className={css.words}>{id}</bdi> },
            { term: t('trust.owner'), value: <bdi>{owner?.nickName ?? '–'}</bdi> },
          ]}
        />
        {isOpen && may('chargeback.answer') ? (
          <Form method="post">
            <input type="hidden" name="act" value="take" />
            <Button variant="secondary" size="sm" loading={busy}>
              {t('trust.take')}
            </Button>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}

/** What became of the disputed money in the books. */
export function ChargebackMoney({ chargeback }: ChargebackProps) {
  const t = useT()
  const { money } = useFormat()
  const { withdrawn, reinstated, recovered, state } = chargeback
  const borne = { ...withdrawn, minor: withdrawn.minor - reinstated.minor - recovered.minor }
  return (
    <Card as="section" aria-labelledby="money">
      <div className={css.part}>
        <h2 id="money">{t('support.money')}</h2>
        <DescriptionList
          items={[
            { term: t('chargeback.withdrawn'), value: money(withdrawn) },
            { term: t('chargeback.reinstated'), value: money(reinstated) },
            { term: t('chargeback.recovered'), value: money(recovered) },
            ...(state === 'lost' ? [{ term: t('chargeback.borne'), value: money(borne), strong: true }] : []),
          ]}
        />
      </div>
    </Card>
  )
}

/** What staff answered, and whether the provider has it. */
export function GivenAnswer({ chargeback }: ChargebackProps) {
  const t = useT()
  const { instant } = useFormat()
  const { answer, answeredBy, answeredAt, sentAt, refusedAt, state, evidenceBy, mayAnswer } = chargeback
  if (!answer)
    return state === 'open' && !mayAnswer && evidenceBy && new Date(evidenceBy) <= new Date() ? (
      <Notice tone="warning">{t('chargeback.too-late')}</Notice>
    ) : null
  return (
    <Notice tone={refusedAt ? 'warning' : 'accent'}>
      <p>
        {t('chargeback.answered', {
          ...{ answer, name: answeredBy ?? '' },
          date: answeredAt ? instant(answeredAt, 'dateTime') : '',
        })}{' '}
        {refusedAt
          ? t('chargeback.refused', { date: instant(refusedAt, 'dateTime') })
          : sentAt
            ? t('chargeback.sent', { date: instant(sentAt, 'dateTime') })
            : t('chargeback.sending')}
      </p>
    </Notice>
  )
}
