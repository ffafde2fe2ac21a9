import type { OfferDetail } from '@tradepost/contract'
import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { CircleCheckIcon, CircleXIcon } from '@tradepost/ui-kit/icons'
import * as css from './passport.css.ts'

const checkWords: Record<string, MessageId> = {
  access_shown: 'offer.check_access',
  email_shown: 'offer.check_email',
  assets_shown: 'offer.check_assets',
  no_ban_shown: 'offer.check_ban',
}

/** The checks of a report, each with its outcome. */
export function CheckList({ checks }: { checks: NonNullable<OfferDetail['verifiedReport']>['checks'] }) {
  const t = useT()
  return (
    <ul className={css.checks}>
      {checks.map(({ key, passed }) => {
        // Unknown checks get a general text.
        const word = checkWords[key] ?? 'offer.check_other'
        return (
          <li key={key} className={css.check}>
            <span className={passed ? css.passed : css.failed}>
              <Icon
                shape={passed ? CircleCheckIcon : CircleXIcon}
                size={20}
                label={t(passed ? 'offer.checkPassed' : 'offer.checkFailed')}
              />
            </span>
            {t(word)}
          </li>
        )
      })}
    </ul>
  )
}
