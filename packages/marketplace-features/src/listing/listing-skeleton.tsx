import { useT } from '@tradepost/i18n/react'
import { SkeletonBlock, SkeletonOfferCard, SkeletonRegion } from '@tradepost/ui-kit/skeleton'
import * as lists from '../offer-card/offer-lists.css.ts'
import * as css from './listing-skeleton.css.ts'

interface ListingSkeletonProps {
  look: 'cards' | 'plain' | 'rows' | 'coins' | 'choice'
  /** The number of offers to expect. */
  size: number
  /** Height in pixels of the previous list, if it had as many offers. */
  height?: number | undefined
}

/** Placeholder for a list that is loading, in the layout of the list. */
export function ListingSkeleton({ look, size, height }: ListingSkeletonProps) {
  const t = useT()
  const keys = Array.from({ length: size }, (_, key) => `${key}`)
  const room = height === undefined ? {} : { style: { blockSize: `${height}px` } }
  return (
    <SkeletonRegion label={t('catalog.loadingOffers')}>
      {look === 'choice' ? (
        <div className={css.choice} {...room}>
          <div className={css.options}>
            {keys.map((key) => (
              <div key={key} className={lists.option}>
                <SkeletonBlock width="1.25rem" height="1.25rem" shape="circle" />
                <div className={lists.optionWords}>
                  <SkeletonBlock width="70%" />
                  <SkeletonBlock width="50%" height="0.875rem" />
                </div>
                <SkeletonBlock width="4.5rem" />
              </div>
            ))}
          </div>
          <SkeletonBlock width="10rem" height="3rem" shape="control" />
        </div>
      ) : look === 'coins' ? (
        <div className={css.coins} {...room}>
          {keys.map((key) => (
            <div key={key} className={lists.coin}>
              <div className={lists.coinSeller}>
                <SkeletonBlock width="2.5rem" height="2.5rem" shape="circle" />
                <SkeletonBlock width="7rem" />
              </div>
              <div className={lists.coinWhat}>
                <SkeletonBlock width="80%" />
                <SkeletonBlock width="55%" height="0.875rem" />
              </div>
              <div className={lists.coinPrice}>
                <SkeletonBlock width="6rem" height="1.5rem" />
                <SkeletonBlock width="4rem" height="2.5rem" shape="control" />
              </div>
            </div>
          ))}
        </div>
      ) : (
        <div className={look === 'rows' ? css.rows : css.grid} {...room}>
          {keys.map((key) => (
            <SkeletonOfferCard key={key} cover={look !== 'plain'} layout={look === 'rows' ? 'row' : 'column'} />
          ))}
        </div>
      )}
    </SkeletonRegion>
  )
}
