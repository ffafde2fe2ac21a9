import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import type { OpeningStep } from '@tradepost/domain/opening/opening-steps'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, PageHead, Problems, paths, readRefusal, useBusy, useFormKey, useMay } from '../kernel/index.ts'
import { BrandsForm } from './brands-form.tsx'
import { LegalForm } from './legal-form.tsx'
import { ListsForm } from './lists-form.tsx'
import { OpenForm } from './open-form.tsx'
import * as css from './opening.css.ts'
import { SenderForm } from './sender-form.tsx'
import { StepCard } from './step-card.tsx'

export interface OpeningPageProps {
  opening: CallData<typeof calls.opening.openingDetail>
  /** The brands that ship with the product; null for people who may not see the catalogue. */
  brands: CallData<typeof calls.opening.standardBrandList>['list'] | null
  result?: unknown
}

/** The trial of the keys of the payment provider. */
function PaymentTrial({ opening: { payment } }: Pick<OpeningPageProps, 'opening'>) {
  const t = useT()
  const busy = useBusy('payment')
  const may = useMay('staff')
  const mayEdit = may('opening.edit')
  const { instant } = useFormat()
  return (
    <>
      <div className={css.facts}>
        <p className={css.lead}>{t('opening.payment-provider', { provider: payment.provider })}</p>
        {payment.triedAt ? (
          <p className={css.lead}>{t('opening.payment-at', { date: instant(payment.triedAt) })}</p>
        ) : null}
      </div>
      {payment.takesMoney ? null : <Notice tone="warning">{t('opening.payment-sandbox')}</Notice>}
      {payment.state === 'failed' ? <Notice tone="danger">{t('opening.payment-failed')}</Notice> : null}
      {may('payment.view') ? (
        <p>
          <TextLink as={DeskAnchor} href={paths.paymentKeys()}>
            {t('paymentKeys.to-page')}
          </TextLink>
        </p>
      ) : null}
      {mayEdit ? (
        <Form method="post">
          <input type="hidden" name="act" value="payment" />
          <Button size="sm" variant="secondary" loading={busy}>
            {t('opening.payment-try')}
          </Button>
        </Form>
      ) : null}
    </>
  )
}

/** Every step before the opening with its state, and the opening itself. */
export function OpeningPage({ opening, brands, result }: OpeningPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const may = useMay('staff')
  const { ok, act } = (result ?? {}) as { ok?: boolean; act?: string }
  const key = useFormKey(result, ok === true)
  const none = readRefusal(undefined)
  const refused = readRefusal(result)
  const refusalOf = (one: string) => (ok === false && act === one ? refused : none)
  const stateOf = (id: OpeningStep) => opening.steps.find((step) => step.id === id)?.state ?? 'open'
  const doneSteps = opening.steps.filter(({ state }) => state === 'done').length
  const mayEdit = may('opening.edit')
  const { sender, counts } = opening
  const from = sender.name ? `${sender.name} <${sender.address}>` : sender.address
  const shopLink = (
    <TextLink href={opening.origin} target="_blank" rel="noopener">
      {t('opening.shop-go')}
    </TextLink>
  )
  const stepOf = (id: OpeningStep) => ({ id, state: stateOf(id), isRefused: refusalOf(id).hasProblems })
  return (
    <div className={css.page}>
      <PageHead
        title={t('opening.title')}
        lead={t('opening.lead')}
        actions={
          <ButtonLink href={opening.origin} target="_blank" rel="noopener" variant="secondary">
            {t('opening.shop-go')}
          </ButtonLink>
        }
      />
      {ok ? (
        <Notice tone="success" role="status">
          {t('opening.saved')}
        </Notice>
      ) : null}
      {refusalOf('payment').hasProblems ? <Problems refusal={refusalOf('payment')} /> : null}
      <Notice tone={opening.openedAt ? 'success' : 'info'}>
        <p>{opening.openedAt ? t('opening.opened', { date: instant(opening.openedAt) }) : t('opening.closed')}</p>
        <p>{t('opening.progress', { done: doneSteps, all: opening.steps.length })}</p>
      </Notice>
      <ol className={css.steps} key={key}>
        <StepCard {...stepOf('look')} lead={t('opening.look-lead')}>
          {may('content.view') ? (
            <TextLink as={DeskAnchor} href={paths.look()}>
              {t('opening.look-go')}
            </TextLink>
          ) : null}
        </StepCard>
        <StepCard
          {...stepOf('lists')}
          lead={t('opening.lists-lead')}
          form={mayEdit ? <ListsForm opening={opening} refusal={refusalOf('lists')} /> : undefined}
        />
        <StepCard
          {...stepOf('legal')}
          lead={t('opening.legal-lead')}
          form={mayEdit ? <LegalForm opening={opening} refusal={refusalOf('legal')} /> : undefined}
        >
          {may('content.view') ? (
            <TextLink as={DeskAnchor} href={paths.legal()}>
              {t('opening.legal-go')}
            </TextLink>
          ) : null}
        </StepCard>
        <StepCard
          {...stepOf('sender')}
          lead={t('opening.sender-lead')}
          form={mayEdit && !sender.isFixed ? <SenderForm opening={opening} refusal={refusalOf('sender')} /> : undefined}
        >
          <div className={css.facts}>
            {/* The isolates keep the address in one piece among words from right to left. */}
            <p className={css.lead}>{t('opening.sender-now', { sender: `\u2066${from}\u2069` })}</p>
            <p className={css.lead}>
              {sender.isFixed ? t('opening.sender-fixed') : t('opening.sender-state', { state: sender.state })}
            </p>
          </div>
        </StepCard>
        <StepCard {...stepOf('payment')} lead={t('opening.payment-lead')}>
          <PaymentTrial opening={opening} />
        </StepCard>
        <StepCard
          {...stepOf('catalog')}
          lead={t('opening.catalog-lead', { n: counts.brands })}
          form={
            brands && may('catalog.edit') ? <BrandsForm brands={brands} refusal={refusalOf('catalog')} /> : undefined
          }
        >
          {brands ? (
            <TextLink as={DeskAnchor} href={paths.brands()}>
              {t('opening.catalog-own')}
            </TextLink>
          ) : null}
        </StepCard>
        <StepCard {...stepOf('seller')} lead={t('opening.seller-lead')}>
          <div className={css.links}>
            <TextLink as={DeskAnchor} href="/sell/apply">
              <bdi>/sell/apply</bdi>
            </TextLink>
            {may('application.decide') ? (
              <TextLink as={DeskAnchor} href={paths.applications()}>
                {t('opening.seller-go')}
              </TextLink>
            ) : null}
          </div>
        </StepCard>
        <StepCard {...stepOf('offer')} lead={t('opening.offer-lead')} />
        <StepCard {...stepOf('order')} lead={t('opening.order-lead')}>
          {shopLink}
        </StepCard>
      </ol>
      {may('opening.open') ? (
        <OpenForm opening={opening} refusal={refusalOf(opening.openedAt ? 'close' : 'open')} />
      ) : null}
    </div>
  )
}
