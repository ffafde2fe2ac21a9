import { Form, useLocation } from '@remix-run/react'
import type { CallData, calls, OfferDetail } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { formatMoney } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Icon } from '@tradepost/ui-kit/icon'
import { BellIcon } from '@tradepost/ui-kit/icons'
import { TextField } from '@tradepost/ui-kit/text-field'
import { readProblems, useBusy, useIsolated, useShop } from '../kernel/index.ts'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import { offerState } from '../offer-card/index.ts'
import * as css from './alerts.css.ts'

interface WatchOfferProps {
  offer: OfferDetail
  /** Null for visitors. */
  alerts: CallData<typeof calls.alerts.alertsOfOffer> | null
  result?: unknown
}

function Waiting({ id, children }: { id: string; children: string }) {
  const t = useT()
  return (
    <Form method="post" className={css.set} preventScrollReset>
      <input type="hidden" name="alertId" value={id} />
      <span className={css.setText}>
        <Icon shape={BellIcon} size={18} />
        {children}
      </span>
      <Button name="intent" value="cancel" variant="quiet" size="sm">
        {t('saved.cancel')}
      </Button>
    </Form>
  )
}

function Release({ alerts }: Pick<WatchOfferProps, 'alerts'>) {
  const t = useT()
  const { pathname } = useLocation()
  const busy = useBusy('release')
  if (alerts?.release) return <Waiting id={alerts.release}>{t('saved.releaseOn')}</Waiting>
  return (
    <div className={css.part}>
      {alerts ? (
        <Form method="post" preventScrollReset className={css.part}>
          <Button name="intent" value="release" variant="secondary" fullWidth icon={BellIcon} loading={busy}>
            {t('saved.releaseAsk')}
          </Button>
        </Form>
      ) : (
        <ButtonLink as={ShopAnchor} href={paths.login(pathname)} variant="secondary" fullWidth icon={BellIcon}>
          {t('saved.releaseAsk')}
        </ButtonLink>
      )}
      <p className={css.hint}>{t('saved.releaseHint')}</p>
    </div>
  )
}

function Price({ alerts, result }: Omit<WatchOfferProps, 'offer'>) {
  const t = useT()
  const { pathname } = useLocation()
  const { currency } = useShop()
  const isolated = useIsolated()
  const busy = useBusy('price')
  const problems = readProblems(result)
  const wrong = problems.of('below')
  if (alerts?.price)
    return (
      <Waiting id={alerts.price.id}>{t('saved.priceOn', { price: isolated(formatMoney(alerts.price.below)) })}</Waiting>
    )
  return (
    <details className={css.details} open={wrong !== undefined || undefined}>
      <summary className={css.summary}>
        <Icon shape={BellIcon} size={18} />
        {t('saved.priceAsk')}
      </summary>
      {alerts ? (
        <Form method="post" noValidate preventScrollReset className={css.priceForm}>
          <TextField
            id="below"
            name="below"
            label={t('saved.priceBelow', { currency: currency.code })}
            hint={t('saved.priceHint')}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            defaultValue={problems.value('below')}
            error={wrong}
          />
          <Button name="intent" value="price" variant="secondary" loading={busy}>
            {t('saved.save')}
          </Button>
        </Form>
      ) : (
        <p className={css.hint}>
          {t('saved.priceHint')}{' '}
          <ShopLink to={paths.login(pathname)} className={css.link}>
            {t('saved.logInFirst')}
          </ShopLink>
        </p>
      )}
    </details>
  )
}

const intents: readonly (string | undefined)[] = ['cancel', 'release', 'price']

/** Alerts a buyer can set on an offer: a rental's release, or a lower price. */
export function WatchOffer({ offer, alerts, result }: WatchOfferProps) {
  const state = offerState(offer)
  if (state === 'offSale') return null
  const away = isRental(offer) && state !== 'onSale'
  const problems = readProblems(result)
  // Ignore results of other forms on the page: those forms show their problems beside their own fields.
  const isOwn = intents.includes(problems.value('intent'))
  const other = isOwn ? problems.summary.find(({ fieldId }) => fieldId !== 'below') : undefined
  return (
    <div className={css.watch}>
      {other ? (
        <p role="alert" className={css.problem}>
          {other.message}
        </p>
      ) : null}
      {away ? <Release alerts={alerts} /> : <Price alerts={alerts} result={result} />}
    </div>
  )
}
