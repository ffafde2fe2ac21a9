import type { CallData, calls } from '@tradepost/contract'
import { TextLink } from '@tradepost/ui-kit/link'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './legal-links.css.ts'

/** Links to the legal pages of the shop. They open beside the current page, which may hold typed words. */
export function LegalLinks({ pages }: { pages: CallData<typeof calls.legal.legalPageList> }) {
  return (
    <ul className={css.links}>
      {pages.map(({ document, title }) => (
        <li key={document}>
          <TextLink as={ShopAnchor} href={paths.legal(document)} target="_blank" rel="noopener">
            {title}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
