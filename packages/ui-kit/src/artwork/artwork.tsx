import { cx } from '../styling/cx.ts'
import * as css from './artwork.css.ts'

/** A better encoding of the same picture. */
export type ArtworkSource = { type: 'image/avif' | 'image/webp'; srcSet: string }

/** Props of Artwork. */
export type ArtworkProps = {
  /** The encoding every browser knows. */
  src: string
  sources?: readonly ArtworkSource[]
  srcSet?: string
  sizes?: string
  /** Empty where the words beside it say the same. */
  alt: string
  /** The picture's own measure: keeps its room while it loads. */
  width: number
  height: number
  /** The one picture a page is about: before everything else. */
  priority?: boolean
  /** In the first screen: at once, but behind the one that has priority; others come when they come near. */
  eager?: boolean
  /** Fills its frame instead of keeping its own ratio. */
  fill?: boolean
  corners?: keyof typeof css.corners
}

/** A picture that keeps its room, comes in the best encoding and is slightly dimmed in the dark. */
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
}: ArtworkProps) => (
  <picture className={cx(css.frame, fill && css.fill, css.corners[corners])}>
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
      // React 18 knows this attribute in lower case only.
      {...(priority && { fetchpriority: 'high' })}
      className={cx(css.image, fill && css.fill)}
    />
  </picture>
)
