import { deliveryPromiseMinutes, insuranceDays } from '@tradepost/domain/time/windows'
import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { LockIcon, ShieldCheckIcon, ZapIcon } from '@tradepost/ui-kit/icons'
import { useShop } from '../kernel/index.ts'
import * as css from './trust-strip.css.ts'

/** The platform's promises, that of insurance only where something is insured, and its trust figures. */
export function TrustStrip() {
  const t = useT()
  const { claims, insures } = useShop().tenant
  const promises = [
    { key: 'Held', icon: LockIcon },
    { key: 'Fast', icon: ZapIcon },
    ...(insures ? [{ key: 'Insured', icon: ShieldCheckIcon } as const] : []),
  ] as const
  return (
    <section className={css.trust} aria-labelledby="trust">
      <div className={css.trustHead}>
        <h2 id="trust" className={css.trustTitle}>
          {t('catalog.trustTitle')}
        </h2>
        {claims ? (
          <dl className={css.claims}>
            <div>
              <dd className={css.claim}>
                <bdi>{claims.gamers}</bdi>
              </dd>
              <dt className={css.claimName}>{t('catalog.claimGamers')}</dt>
            </div>
            <div>
              <dd className={css.claim}>
                <bdi>{claims.games}</bdi>
              </dd>
              <dt className={css.claimName}>{t('catalog.claimGames')}</dt>
            </div>
          </dl>
        ) : null}
      </div>
      <ul className={css.promises}>
        {promises.map(({ key, icon }) => (
          <li key={key} className={css.promise}>
            <span className={css.promiseIcon}>
              <Icon shape={icon} size={24} />
            </span>
            <h3 className={css.promiseTitle}>
              {t(`catalog.trust${key}`, { days: insuranceDays, minutes: deliveryPromiseMinutes })}
            </h3>
            <p className={css.promiseText}>
              {t(`catalog.trust${key}Text`, { days: insuranceDays, minutes: deliveryPromiseMinutes })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
