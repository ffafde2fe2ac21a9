import type { OfferDetail } from '@tradepost/contract'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { paths } from '../kernel/paths/index.ts'
import { pictureName } from '../kernel/picture-name.ts'
import { usePicture } from '../offer-card/index.ts'
import * as css from './offer-page.css.ts'

/** The offer's picture, large. */
export function OfferArt({ offer }: { offer: OfferDetail }) {
  const picture = usePicture(offer, 'wide', offer.coverWideUrl)
  return (
    <div className={css.art} style={{ viewTransitionName: pictureName(paths.item(offer.id) ?? '') }}>
      <Artwork {...picture} alt="" fill sizes="(min-width: 1024px) 760px, 100vw" priority />
    </div>
  )
}
