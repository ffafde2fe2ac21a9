import type { MessageId } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import {
  CircleUserIcon,
  CoinsIcon,
  CreditCardIcon,
  KeyRoundIcon,
  LifeBuoyIcon,
  NewspaperIcon,
  SwordsIcon,
} from '@tradepost/ui-kit/icons'
import { useShop } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import * as css from './home.css.ts'

const goods: [alias: string, name: MessageId, icon: IconShape][] = [
  ['accounts', 'catalog.iconAccounts', CircleUserIcon],
  ['coins', 'catalog.iconCoins', CoinsIcon],
  ['rental', 'catalog.iconRental', KeyRoundIcon],
  ['items', 'catalog.iconItems', SwordsIcon],
  ['top-up', 'catalog.iconTopUp', CreditCardIcon],
]

/** Links to five categories, the blog if there is one, and help. */
export function CategoryIcons({ categoryIds }: { categoryIds: Record<string, string> }) {
  const t = useT()
  const { tenant } = useShop()
  const entries: { name: MessageId; icon: IconShape; to: string }[] = [
    ...goods.map(([alias, name, icon]) => {
      const id = categoryIds[alias]
      if (alias === 'rental') return { name, icon, to: paths.rental() }
      return { name, icon, to: id ? paths.category(id) : paths.allGames() }
    }),
    ...(tenant.blogUrl ? [{ name: 'catalog.iconBlog' as const, icon: NewspaperIcon, to: tenant.blogUrl }] : []),
    { name: 'catalog.iconHelp', icon: LifeBuoyIcon, to: paths.help() },
  ]
  return (
    <nav aria-label={t('catalog.waysIn')}>
      <ul className={`${css.icons} ${css.iconCount[tenant.blogUrl ? 7 : 6]}`}>
        {entries.map(({ name, icon, to }) => (
          <li key={name}>
            <ShopLink to={to} className={css.icon}>
              <span className={css.iconShape}>
                <Icon shape={icon} size={24} />
              </span>
              {t(name)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
