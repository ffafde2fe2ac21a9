import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import { ShieldCheckIcon } from '@tradepost/ui-kit/icons'
import { Price } from '@tradepost/ui-kit/price'
import { Heading, Text } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import * as css from './purchase.css.ts'

/** One sentence about the buyer's protection. */
export const PromiseLine = ({ icon = ShieldCheckIcon, children }: { icon?: IconShape; children: ReactNode }) => (
  <p className={css.promise}>
    <span className={css.promiseIcon}>
      <Icon shape={icon} size={18} />
    </span>
    <span>{children}</span>
  </p>
)

/** The total, at the end and in large type. */
export const TotalLine = ({ label, amount }: { label: string; amount: string }) => (
  <div className={css.total}>
    <span>{label}</span>
    <Price amount={amount} size="lg" />
  </div>
)

export const PurchasePage = ({ children }: { children: ReactNode }) => <div className={css.page}>{children}</div>

const looks = { good: css.good, bad: css.bad, waiting: css.waiting }

interface OutcomeHeadProps {
  look: keyof typeof looks
  icon: IconShape
  title: string
  /** The amount paid or to be paid. */
  amount: string
  children?: ReactNode
}

/** Head of an outcome page: the result and the amount. */
export const OutcomeHead = ({ look, icon, title, amount, children }: OutcomeHeadProps) => (
  <header className={css.outcome}>
    <span className={`${css.outcomeMark} ${looks[look]}`}>
      <Icon shape={icon} size={32} />
    </span>
    <Heading level={1}>{title}</Heading>
    <Price amount={amount} size="lg" />
    {children ? <Text tone="muted">{children}</Text> : null}
  </header>
)

export const OutcomeActions = ({ children }: { children: ReactNode }) => <div className={css.actions}>{children}</div>
