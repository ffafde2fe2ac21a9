import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { ShieldCheckIcon } from '@tradepost/ui-kit/icons'
import { useShop } from '../context/index.ts'
import { ShopLink } from '../paths/index.ts'
import * as css from './footer.css.ts'
import type { ShellData } from './shell-data.ts'

/** The foot of every page, from the page config. */
export function Footer({ columns }: { columns: ShellData['footer'] }) {
  const t = useT()
  const { tenant } = useShop()
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
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
        </div>
        <div className={css.base}>
          <p className={css.promise}>
            <Icon shape={ShieldCheckIcon} size={18} />
            {t('shell.footerNote')}
          </p>
          <p>{t('shell.footerRights', { year: String(new Date().getUTCFullYear()), company: tenant.companyName })}</p>
        </div>
      </div>
    </footer>
  )
}
