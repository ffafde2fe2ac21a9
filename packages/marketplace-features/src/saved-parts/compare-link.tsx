import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { ScaleIcon } from '@tradepost/ui-kit/icons'
import { paths, ShopLink } from '../paths/index.ts'
import * as css from './saved-parts.css.ts'

/** From an offer to its comparison with others. */
export function CompareLink({ offerId }: { offerId: string }) {
  const t = useT()
  return (
    <ShopLink to={`${paths.compare()}?ids=${offerId}`} className={css.quiet}>
      <Icon shape={ScaleIcon} size={18} />
      {t('compare.compare')}
    </ShopLink>
  )
}
