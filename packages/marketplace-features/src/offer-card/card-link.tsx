import type { AnchorHTMLAttributes } from 'react'
import { ShopLink } from '../kernel/paths/index.ts'
import { pictureName } from '../kernel/picture-name.ts'

/** Names the picture of the clicked card. Only one picture of a page may have a name, so it is not part of the HTML. */
const carryPicture = (link: Element, path: string) =>
  link
    .closest('li, article')
    ?.querySelector<HTMLElement>(':scope > img')
    ?.style.setProperty('view-transition-name', pictureName(path))

/** The link of cards. Without an address it renders plain text. */
export const CardLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) => (
  <ShopLink
    to={href || null}
    viewTransition
    onClick={({ currentTarget }) => carryPicture(currentTarget, href)}
    {...rest}
  />
)
