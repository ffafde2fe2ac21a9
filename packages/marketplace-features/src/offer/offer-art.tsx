import type { OfferDetail } from '@tradepost/contract'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { paths } from '../kernel/paths/index.ts'
import { pictureName } from '../kernel/picture-name.ts'
import { artSources } from '../page/index.ts'
import * as css from './offer-page.css.ts'

/** The offer's artwork, large. */
export const OfferArt = ({ offer }: { offer: OfferDetail }) => (
  <div className={css.art} style={{ viewTransitionName: pictureName(paths.item(offer.id) ?? '') }}>
    <Artwork
      {...artSources(offer.coverWideUrl, 'wide')}
      alt=""
      fill
      sizes="(min-width: 1024px) 760px, 100vw"
      priority
    />
  </div>
)
