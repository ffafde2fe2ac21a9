import type { SellerBrief } from '@tradepost/contract'
import { formatCount } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { Badge } from '@tradepost/ui-kit/badge'
import { BadgeCheckIcon, CircleDotIcon, ShieldCheckIcon, TrophyIcon, WalletIcon } from '@tradepost/ui-kit/icons'
import { Rating } from '@tradepost/ui-kit/rating'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { useCount } from '../kernel/use-count.ts'
import * as css from './seller-marks.css.ts'

type RatingFacts = Pick<SellerBrief, 'rating' | 'reviewCount'>

/** A seller's rating, from written reviews only. */
export function SellerRating({ rating, reviewCount, look = 'compact' }: RatingFacts & { look?: 'compact' | 'stars' }) {
  const t = useT()
  const count = useCount()
  if (rating === null) return <span className={css.quiet}>{t('offer.noRating')}</span>
  const value = rating.toFixed(1)
  // The label contains the exact number.
  const n = formatCount(reviewCount)
  return (
    <Rating
      value={rating}
      look={look}
      text={value}
      detail={look === 'stars' ? count('offer.reviews', reviewCount, { n }) : `(${n})`}
      label={count('offer.ratingLabel', reviewCount, { value })}
    />
  )
}

/** The seller's level. Without a level, renders a mark for new sellers and nothing for others. */
export function SellerLevel({ level, isNew = false }: Pick<SellerBrief, 'level'> & { isNew?: boolean }) {
  const t = useT()
  if (level === null && !isNew) return null
  return (
    <Badge icon={TrophyIcon} tone={level === null ? 'neutral' : 'accent'}>
      {level === null ? t('offer.newSeller') : t('offer.level', { level: String(level) })}
    </Badge>
  )
}

/** The platform's facts about a seller: identity, deposit, indemnity. Shows only facts that are true. */
export function SellerFlags({ ekyc, deposit, indemnity }: Pick<SellerBrief, 'ekyc' | 'deposit' | 'indemnity'>) {
  const t = useT()
  return (
    <>
      {ekyc ? (
        <Badge icon={BadgeCheckIcon} tone="success">
          {t('offer.ekyc')}
        </Badge>
      ) : null}
      {deposit ? (
        <Badge icon={WalletIcon} tone="info">
          {t('offer.deposit')}
        </Badge>
      ) : null}
      {indemnity ? (
        <Badge icon={ShieldCheckIcon} tone="info">
          {t('offer.indemnity')}
        </Badge>
      ) : null}
    </>
  )
}

/** Shows whether the seller is online. */
export function SellerPresence({ online }: Pick<SellerBrief, 'online'>) {
  const t = useT()
  return (
    <Badge icon={CircleDotIcon} tone={online ? 'success' : 'neutral'}>
      {t(online ? 'offer.online' : 'offer.offline')}
    </Badge>
  )
}

/** Avatar, name and rating in one line, linked to the store. */
export function SellerLine({ seller, size = 40 }: { seller: SellerBrief; size?: 24 | 32 | 40 }) {
  return (
    <span className={css.line}>
      <Avatar src={seller.avatarUrl} alt="" size={size} />
      <span className={css.words}>
        <ShopLink to={paths.store(seller.id)} className={css.name} dir="auto">
          {seller.nickName}
        </ShopLink>
        <SellerRating rating={seller.rating} reviewCount={seller.reviewCount} />
      </span>
    </span>
  )
}
