import { useFormat } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { Text } from '@tradepost/ui-kit/text'
import { ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './entry-list.css.ts'

/** One entry of a points or G Coin account. */
export interface Entry {
  id: string
  at: string
  sign: 1 | -1
  /** The formatted amount without the sign. */
  amount: string
  reason: string
  link?: { href: string; label: string }
}

/** The entries of an account, each with its reason. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const { instant } = useFormat()
  return (
    <ul className={css.list}>
      {entries.map(({ id, at, sign, amount, reason, link }) => (
        <li key={id} className={css.entry}>
          <span className={css.words}>
            <Text as="span" weight="semibold">
              {reason}
            </Text>
            <span className={css.fine}>
              <time dateTime={at}>{instant(at)}</time>
              {link ? (
                <TextLink as={ShopAnchor} href={link.href}>
                  {link.label}
                </TextLink>
              ) : null}
            </span>
          </span>
          <bdi className={css.amount} data-gained={sign > 0} dir="ltr">
            {sign > 0 ? '+' : '−'}
            {amount}
          </bdi>
        </li>
      ))}
    </ul>
  )
}
