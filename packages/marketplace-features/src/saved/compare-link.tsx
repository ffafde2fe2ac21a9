import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { ScaleIcon } from '@tradepost/ui-kit/icons'
import { TextButtonLink } from '@tradepost/ui-kit/text-button'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'

/** Link from an offer to its comparison with others. */
export function CompareLink({ offerId }: { offerId: string }) {
  const t = useT()
  return (
    <TextButtonLink as={ShopAnchor} href={`${paths.compare()}?ids=${offerId}`}>
      <Icon shape={ScaleIcon} size={18} />
      {t('compare.compare')}
    </TextButtonLink>
  )
}
