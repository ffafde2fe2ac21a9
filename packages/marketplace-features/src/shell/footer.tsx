import { useT } from '@tradepost/i18n/react'
import { iconBefore } from '@tradepost/ui-kit/icon'
import { CircleCheckIcon, ShieldCheckIcon } from '@tradepost/ui-kit/icons'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useHere, useShop } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import * as css from './footer.css.ts'
import type { ShellData } from './shell-data.ts'

function Languages() {
  const t = useT()
  const { languages, locale } = useShop()
  const here = useHere()
  return (
    <form method="post" action="/choice">
      <h2 className={css.title}>{t('shell.language')}</h2>
      <input type="hidden" name="from" value={here} />
      <input type="hidden" name="was" value={locale} />
      <ul>
        {languages.map(({ id, value }) => (
          <li key={id}>
            <button type="submit" name="language" value={id} className={css.link} aria-current={id === locale}>
              {value}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

const companyPages = [
  ['shell.landing', paths.landing()],
  ['shell.download', paths.download()],
  ['shell.contact', paths.contact()],
  ['shell.cookies', paths.cookies()],
] as const

function Company() {
  const t = useT()
  const { displayName, sellerUrl } = useShop().tenant
  return (
    <nav aria-label={displayName}>
      <h2 className={css.title}>{displayName}</h2>
      <ul>
        {sellerUrl ? (
          <li>
            <a href={sellerUrl} target="_blank" rel="noopener" className={css.link}>
              {t('shell.sell')}
            </a>
          </li>
        ) : null}
        {companyPages.map(([id, path]) => (
          <li key={id}>
            <ShopLink to={path} className={css.link}>
              {t(id)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SchemeChoice = lazy(() => import('./choices/scheme-choice.tsx'))

/** The choice of light or dark pages, which needs a script and is loaded after the page. */
function LateSchemeChoice() {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive ? (
    <Suspense>
      <SchemeChoice className={css.scheme} />
    </Suspense>
  ) : null
}

/** The footer: protection of buyers, the tenant's columns of links, the company and the languages. */
export function Footer({
  columns,
  legal,
  ownLegal,
}: {
  columns: ShellData['footer']
  legal: ShellData['legal']
  ownLegal: ShellData['ownLegal']
}) {
  const t = useT()
  const { tenant } = useShop()
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
          <div className={css.promises}>
            <p className={`${css.promise} ${iconBefore(ShieldCheckIcon, 20)}`}>{t('shell.footerNote')}</p>
            {(['shell.footerTold', 'shell.footerInsured'] as const)
              .filter((id) => tenant.insures || id === 'shell.footerTold')
              .map((id) => (
                <p key={id} className={`${css.fact} ${iconBefore(CircleCheckIcon, 18)}`}>
                  {t(id)}
                </p>
              ))}
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={css.title}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <ShopLink to={link.href} className={css.link}>
                      {link.title}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Company />
          <Languages />
        </div>
        <LateSchemeChoice />
        {legal.length + ownLegal.length > 0 ? (
          <nav aria-label={t('shell.legal')}>
            <ul className={css.legal}>
              {ownLegal.map(({ document, title }) => (
                <li key={document}>
                  <ShopLink to={paths.legal(document)} className={css.link}>
                    {title}
                  </ShopLink>
                </li>
              ))}
              {legal.map(({ page, url }) => (
                <li key={page}>
                  <a href={url} target="_blank" rel="noopener" className={css.link}>
                    {t('shell.legal-page', { page })}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <p className={css.base}>
          {t('shell.footerRights', { year: String(new Date().getUTCFullYear()), company: tenant.companyName })}
        </p>
      </div>
    </footer>
  )
}
