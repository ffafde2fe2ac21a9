import { useT } from '@tradepost/i18n/react'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import { LifeBuoyIcon, ShieldCheckIcon, TimerIcon } from '@tradepost/ui-kit/icons'
import { Container } from '@tradepost/ui-kit/layout'
import { Heading, Text } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import * as css from './account-frame.css.ts'

const PromiseLine = ({ icon, children }: { icon: IconShape; children: ReactNode }) => (
  <li className={css.promise}>
    <span className={css.disc}>
      <Icon shape={icon} size={20} />
    </span>
    <Text as="span" weight="medium">
      {children}
    </Text>
  </li>
)

interface AccountFrameProps {
  title: string
  lead: string
  children: ReactNode
}

/** Frame of an account form, with the shop's promises beside it. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const t = useT()
  return (
    <Container>
      <div className={css.frame}>
        <div className={css.main}>
          <div className={css.head}>
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{lead}</Text>
          </div>
          {children}
        </div>
        <ul className={css.promises}>
          <PromiseLine icon={ShieldCheckIcon}>{t('account.promiseHeld')}</PromiseLine>
          <PromiseLine icon={TimerIcon}>{t('account.promiseFast')}</PromiseLine>
          <PromiseLine icon={LifeBuoyIcon}>{t('account.promiseHelp')}</PromiseLine>
        </ul>
      </div>
    </Container>
  )
}
