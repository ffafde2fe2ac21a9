import { formatNumber } from '@tradepost/i18n'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../paths/index.ts'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'

interface ScorePageProps {
  memberSince: string
  finished: number
  open: number
  all: number
}

/** What the account stands on: its orders. */
export function ScorePage({ memberSince, finished, open, all }: ScorePageProps) {
  const t = useT()
  const { instant } = useFormat()
  const figures = [
    { id: 'finished', count: finished, words: t('account.scoreFinished', { count: finished }) },
    { id: 'open', count: open, words: t('account.scoreOpen', { count: open }) },
    { id: 'all', count: all, words: t('account.scoreAll', { count: all }) },
  ]
  return (
    <BuyerPage title={t('account.score')} lead={t('account.scoreLead')}>
      <Card>
        <div className={css.figures}>
          {figures.map(({ id, count, words }) => (
            <p key={id} className={css.figureLine}>
              <span className={css.smallFigure}>{formatNumber(count)}</span>
              <Text as="span" size={14} tone="muted">
                {words}
              </Text>
            </p>
          ))}
        </div>
      </Card>
      {all === 0 ? <Text>{t('account.scoreEmpty')}</Text> : null}
      <Text size={14} tone="muted">
        {t('account.memberSince', { date: instant(memberSince, 'date') })}
      </Text>
      <div>
        <ButtonLink as={ShopAnchor} href={all === 0 ? paths.allGames() : paths.orders()} variant="secondary">
          {t(all === 0 ? 'account.browse' : 'account.toOrders')}
        </ButtonLink>
      </div>
    </BuyerPage>
  )
}
