import { useT } from '@tradepost/i18n/react'
import { type Breadcrumb, Breadcrumbs } from '@tradepost/ui-kit/breadcrumbs'
import { Icon } from '@tradepost/ui-kit/icon'
import { ArrowRightIcon } from '@tradepost/ui-kit/icons'
import { Heading } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import * as css from './page-frame.css.ts'

/** The body of a page, with its width and spacing. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={css.body}>{children}</div>

/** Breadcrumbs: home, then the given items. The last item is the current page. */
export function Trail({ items }: { items: readonly Breadcrumb[] }) {
  const t = useT()
  return (
    <Breadcrumbs
      label={t('catalog.breadcrumbs')}
      as={ShopAnchor}
      items={[{ label: t('catalog.home'), href: paths.home() }, ...items]}
    />
  )
}

interface PageHeadProps {
  title: string
  /** Truncates the title after this many lines, for titles with typed text. */
  lines?: 2
  lead?: ReactNode
  /** Hides the lead on phones, where the offers come first. */
  quietLead?: boolean
  trail?: readonly Breadcrumb[]
  children?: ReactNode
}

/** The head of a page: trail, title and lead. */
export const PageHead = ({ title, lines, lead, quietLead = false, trail, children }: PageHeadProps) => (
  <header className={css.head}>
    {trail ? <Trail items={trail} /> : null}
    <Heading level={1} size="2xl" {...(lines && { lines })}>
      {title}
    </Heading>
    {lead ? <div className={quietLead ? `${css.lead} ${css.wideOnly}` : css.lead}>{lead}</div> : null}
    {children}
  </header>
)

interface SectionProps {
  id: string
  title: string
  lead?: ReactNode
  /** Link to the page with the complete list. */
  more?: { to: string | null; label: string }
  children: ReactNode
}

/** A section of a page with a title and an optional link to more. */
export const Section = ({ id, title, lead, more, children }: SectionProps) => {
  const heading = (
    <Heading level={2} id={id}>
      {title}
    </Heading>
  )
  const head = (
    <div className={css.sectionHead}>
      {lead ? (
        <div className={css.sectionWords}>
          {heading}
          <div className={css.lead}>{lead}</div>
        </div>
      ) : (
        heading
      )}
      {more ? (
        <ShopLink to={more.to} className={css.more}>
          {more.label}
          <Icon shape={ArrowRightIcon} size={16} directional />
        </ShopLink>
      ) : null}
    </div>
  )
  return (
    <section className={css.section} aria-labelledby={id}>
      {lead || more ? head : heading}
      {children}
    </section>
  )
}
