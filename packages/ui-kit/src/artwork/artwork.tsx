import { cx } from '../styling/cx.ts'
import * as css from './artwork.css.ts'

/** A better encoding of the same picture. */
export type ArtworkSource = { type: 'image/avif' | 'image/webp'; srcSet: string }

/** Props of Artwork. */
export type ArtworkProps = {
  /** Source in a format that every browser supports. */
  src: string
  sources?: readonly ArtworkSource[]
  srcSet?: string
  sizes?: string
  /** Empty if the text beside it says the same. */
  alt: string
  /** The picture's own size, which reserves its space while it loads. */
  width: number
  height: number
  /** Loads before everything else, for the main picture of a page. */
  priority?: boolean
  /** Loads at once, after the one with priority, for pictures in the first screen. All others load lazily. */
  eager?: boolean
  /** Fills its frame instead of keeping its own ratio. */
  fill?: boolean
  corners?: keyof typeof css.corners
  /** Class of the frame, for cards that place it themselves. */
  frameClass?: string | undefined
}

/** A picture in the best supported format. Reserves its space, and is slightly dimmed in dark mode. */
export const Artwork = ({
  src,
  sources = [],
  srcSet,
  sizes,
  alt,
  width,
  height,
  priority = false,
  eager = false,
  fill = false,
  corners = 'none',
  frameClass,
}: ArtworkProps) => (
  <picture className={cx(css.frame, fill && css.fill, css.corners[corners], frameClass)}>
    {sources.map((source) => (
      <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
    ))}
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority || eager ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      // React 18 supports this attribute in lower case only.
      {...(priority && { fetchpriority: 'high' })}
      className={cx(css.image, fill && css.fill)}
    />
  </picture>
)
