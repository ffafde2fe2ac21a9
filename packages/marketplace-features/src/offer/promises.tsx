import type { OfferDetail } from '@tradepost/contract'
import { isRental, standardType } from '@tradepost/domain/offer/offer-kinds'
import { complaintWindowMinutes, deliveryPromiseMinutes, insuranceDays } from '@tradepost/domain/time/windows'
import { useT } from '@tradepost/i18n/react'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import { InfoIcon, LockIcon, MessageCircleIcon, ShieldCheckIcon, ZapIcon } from '@tradepost/ui-kit/icons'
import { useSpan } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { spanOf } from '../offer-card/index.ts'
import * as css from './offer-page.css.ts'

/** Delivery and protection of the buyer, as they apply to this offer. */
export function Promises({ offer }: { offer: OfferDetail }) {
  const t = useT()
  const span = useSpan()
  const { delivery, guarantee } = offer
  const rule = guarantee?.insuranceRule
  const byPlatform = (delivery?.mode ?? offer.deliveryMode) === 'platform'
  const minutes = delivery?.promiseMinutes ?? offer.deliveryMinutes
  const promised = span(spanOf(minutes))
  const rented = isRental(offer)
  const account = rented || offer.standardType === standardType.noStand
  // The login details of a rental are shown only in the order, never sent by mail.
  const details = rented ? 'offer.promiseRental' : 'offer.promisePlatform'
  // Show the offer's delivery time first, unless the platform's promise for accounts is at least as fast.
  const first = byPlatform && (!account || minutes < deliveryPromiseMinutes)
  const lines: [key: string, icon: IconShape, text: string, first?: string | undefined, why?: string | undefined][] = [
    byPlatform
      ? [
          'delivery',
          ZapIcon,
          account ? t(details, { minutes: deliveryPromiseMinutes }) : t('offer.promiseEmail'),
          first ? t('offer.deliveryIn', { span: promised }) : undefined,
        ]
      : ['delivery', MessageCircleIcon, t('offer.promiseSeller', { span: promised })],
    // A rental is charged at its start. For some minutes after that, a renter who cannot log in may complain.
    rented
      ? ['held', ShieldCheckIcon, t('offer.promiseRentalHeld', { minutes: complaintWindowMinutes })]
      : ['held', LockIcon, t('offer.promiseHeld')],
  ]
  if (offer.insured)
    lines.push([
      'insured',
      ShieldCheckIcon,
      t('offer.promiseInsured', {
        days: guarantee?.insuranceDays ?? insuranceDays,
        percent: guarantee?.refundPercent ?? 100,
      }),
      undefined,
      rule
        ? t('offer.insuredRule', {
            scope: rule.verifiedOnly ? 'verified' : 'all',
            deposit: rule.needsDeposit ? 'yes' : 'no',
            level: rule.minLevel === null ? 'any' : String(rule.minLevel),
          })
        : undefined,
    ])
  // An account can be taken back by whoever made it, so its page also says what does not protect it.
  if (account && !offer.insured) lines.push(['uninsured', InfoIcon, t('offer.notInsured')])
  if (account && !offer.verified) lines.push(['unchecked', InfoIcon, t('offer.notChecked')])
  return (
    <ul className={css.promises} aria-label={t('offer.promises')}>
      {lines.map(([key, icon, text, before, why]) => (
        <li key={key} className={css.promise} data-promise={key}>
          <span className={icon === InfoIcon ? css.promiseNote : css.promiseIcon}>
            <Icon shape={icon} size={18} />
          </span>
          <span>
            {before ? <span className={css.promiseFirst}>{before}</span> : null}
            {text} {why ? `${why} ` : ''}
            {key === 'insured' ? (
              <ShopLink to={paths.help()} className={css.link}>
                {t('offer.howItWorks')}
              </ShopLink>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
