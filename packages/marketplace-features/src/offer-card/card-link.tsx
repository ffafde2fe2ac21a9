import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'
import { pictureName } from '../kernel/picture-name.ts'

/** Names the picture of the clicked card. Only one card of a page may have the name, so it is not part of the HTML. */
const carryPicture = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
  const picture = currentTarget.closest('li, article')?.querySelector<HTMLElement>(':scope > img')
  const path = currentTarget.getAttribute('href') ?? ''
  picture?.style.setProperty('view-transition-name', pictureName(path.slice(path.indexOf('/items/'))))
}

/** The link of cards. Without an address it renders plain text. */
export const CardLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <ShopLink to={href || null} viewTransition onClick={carryPicture} {...rest} />
)
