import { skip } from './skip-link.css.ts'

/** Props of SkipLink. */
export type SkipLinkProps = { label: string; target?: string }

/** First focusable element of a page: skips the header. */
export const SkipLink = ({ label, target = 'main' }: SkipLinkProps) => (
  <a href={`#${target}`} className={skip}>
    {label}
  </a>
)
