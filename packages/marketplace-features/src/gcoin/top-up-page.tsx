import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useState } from 'react'
import { useBusy, useIsolated } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { BackLink } from '../page/index.ts'
import * as css from './gcoin.css.ts'
import type { loadTopUp } from './load-gcoin.ts'
import { TopUpForm } from './top-up/index.ts'

export type TopUpPageProps = Omit<Awaited<ReturnType<typeof loadTopUp>>, 'meta'> & { result?: unknown }

/** The top-up as a page, for browsers without JavaScript. */
export function TopUpPage({ balance, amount, offerId, idempotencyKey, result }: TopUpPageProps) {
  const t = useT()
  const { money } = useFormat()
  const isolated = useIsolated()
  const busy = useBusy()
  const [firstKey] = useState(idempotencyKey)
  return (
    <div className={css.wide}>
      <div className={css.head}>
        <BackLink to={offerId ? paths.rent(offerId) : paths.gCoin()}>
          {t(offerId ? 'rental.backToRent' : 'rental.toGcoin')}
        </BackLink>
        <Heading level={1}>{t('rental.topUp')}</Heading>
        <Text tone="muted">
          {t('rental.doneLead', { balance: isolated(money({ minor: balance, currency: 'GCOIN' })) })}
        </Text>
      </div>
      <Card>
        <TopUpForm amount={amount} formKey={firstKey} offerId={offerId} result={result} busy={busy} as={Form} />
      </Card>
    </div>
  )
}
