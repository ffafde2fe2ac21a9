import { skip } from './skip-link.css.ts'

/** Props of SkipLink. */
export type SkipLinkProps = { label: string; target?: string }

/** Link that skips the header. Must be the first focusable element of a page. */
export const SkipLink = ({ label, target = 'main' }: SkipLinkProps) => (
  <a href={`#${target}`} className={skip}>
    {label}
  </a>
)
