import { cx } from '../styling/cx.ts'
import * as css from './artwork.css.ts'

/** Props of Artwork. */
export type ArtworkProps = {
  /** URL of the picture in a format that every browser supports, shown if none in `srcSet` can be. Empty without one. */
  src: string
  /** The same picture in several widths and in the most efficient format. */
  srcSet?: string
  sizes?: string
  /** Alternative text. Empty if the text beside the picture has the same meaning. */
  alt: string
  /** Intrinsic size of the picture in pixels, which reserves its space while it loads. */
  width: number
  height: number
  /** Loads with high priority. For the main picture of a page. */
  priority?: boolean
  /** Loads immediately, with normal priority. For pictures on the first screen. All others load lazily. */
  eager?: boolean
  /** The picture fills its frame, instead of the frame having the picture's aspect ratio. */
  fill?: boolean
  corners?: keyof typeof css.corners
  /** Class of the frame, for cards that position the frame. */
  frameClass?: string | undefined
}

/** A picture that reserves its space, and is slightly dimmed in dark mode. */
export const Artwork = ({
  src,
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
}: ArtworkProps) => {
  const frame = [css.frame, css.corners[corners], frameClass] as const
  const look = fill ? cx(css.image, css.fill, ...frame) : css.image
  const image = src ? (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority || eager ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      // React 18 supports this attribute only in lower case.
      {...(priority && { fetchpriority: 'high' })}
      className={look}
    />
  ) : (
    // HTML has no picture without an address.
    <span
      {...(alt && { role: 'img', 'aria-label': alt })}
      className={cx(look, css.missing)}
      style={fill ? undefined : { aspectRatio: `${width} / ${height}` }}
    />
  )
  return fill ? image : <span className={cx(...frame)}>{image}</span>
}
