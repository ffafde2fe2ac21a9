import { cx } from '../styling/cx.ts'
import * as css from './avatar.css.ts'

/** Props of Avatar. */
export type AvatarProps = {
  /** URL of the picture. Without one, a neutral figure is shown. */
  src: string | null | undefined
  /** Alternative text. Empty if the name is beside the picture. */
  alt: string
  size?: keyof typeof css.sizes
}

/** The picture of a person or a shop. */
export const Avatar = ({ src, alt, size = 60 }: AvatarProps) => {
  const look = cx(css.avatar, css.sizes[size])
  return src ? (
    <img src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" className={look} />
  ) : (
    <svg viewBox="0 0 40 40" className={look} role="img" aria-label={alt} aria-hidden={alt ? undefined : true}>
      <circle cx="20" cy="16" r="7" fill="currentColor" opacity="0.55" />
      <path d="M6 40c1.2-9 7-13 14-13s12.8 4 14 13z" fill="currentColor" opacity="0.55" />
    </svg>
  )
}
