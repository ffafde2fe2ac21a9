import { skip } from './skip-link.css.ts'

/** Props of SkipLink. */
export type SkipLinkProps = { label: string; target?: string }

/** The first stop of the keyboard: past the header to the matter. */
export const SkipLink = ({ label, target = 'main' }: SkipLinkProps) => (
  <a href={`#${target}`} className={skip}>
    {label}
  </a>
)
