import type { AreaImage } from '@tradepost/contract'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { useShop } from '../kernel/index.ts'
import { ShopLink } from '../kernel/paths/index.ts'
import * as css from './banners.css.ts'
import { pictureOf } from './picture-of.ts'

interface BannersProps {
  images: AreaImage['images']
  /** Size in pixels on phones and on desktop: `banner` 366×88 and 1420×500, `strip` 390×100 and 1420×120. */
  kind: 'banner' | 'strip'
  /** Shows two banners per row if there is space for both. */
  shared?: boolean
}

/** The tenant's banners, without automatic rotation. */
export function Banners({ images, kind, shared = false }: BannersProps) {
  const { tenant } = useShop()
  if (images.length === 0) return null
  return (
    <ul className={css.rows[kind]} data-shared={shared} data-size={kind}>
      {images.map(({ image, href, title, text, alt }) => (
        <li key={`${href}${image.url}`} className={css.bannerCell}>
          <ShopLink to={href} className={css.frames[kind]}>
            <span className={css.bannerWords}>
              <span className={css.bannerTitle}>{title}</span>
              {text ? <span className={css.bannerText}>{text}</span> : null}
            </span>
            <span className={css.bannerArt} data-edge={tenant.home.hero}>
              <Artwork
                {...pictureOf(image)}
                alt={alt ?? ''}
                fill
                frameClass={css.bannerPicture}
                sizes="(min-width: 1024px) 560px, 300px"
              />
            </span>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
