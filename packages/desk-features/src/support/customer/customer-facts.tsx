import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { isLocale, ownName } from '@tradepost/i18n/locales'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, paths, useMay } from '../../kernel/index.ts'
import * as css from '../support.css.ts'

export type Customer = CallData<typeof calls.support.customerDetail>

function SellerLink({ seller }: { seller: NonNullable<Customer['seller']> }) {
  const t = useT()
  const words = t('support.is-seller', { name: seller.nickName })
  return useMay('staff')('seller.view') ? (
    <TextLink as={DeskAnchor} href={paths.seller(seller.id)}>
      {words}
    </TextLink>
  ) : (
    words
  )
}

/** The customer's name and address, and the content of the account. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useT()
  const { instant, money } = useFormat()
  const { id, email, memberSince, country, language, isStaff, seller, balances, sessions } = customer
  const amountOf = ({ unit, amount }: Customer['balances'][number]) =>
    /^[A-Z]{3}$/.test(unit) ? money({ minor: amount, currency: unit }) : formatNumber(amount)
  return (
    <Card as="section" aria-labelledby="account">
      <div className={css.part}>
        <h2 id="account">{t('support.account')}</h2>
        <DescriptionList
          items={[
            { term: t('support.number'), value: id },
            ...(email ? [{ term: t('support.email'), value: email }] : []),
            { term: t('desk.since'), value: instant(memberSince, 'date') },
            ...(country ? [{ term: t('support.country'), value: country }] : []),
            ...(language && isLocale(language) ? [{ term: t('support.language'), value: ownName(language) }] : []),
            ...(isStaff || seller
              ? [
                  {
                    term: t('support.also'),
                    value: (
                      <>
                        {isStaff ? <div>{t('support.is-staff')}</div> : null}
                        {seller ? <SellerLink seller={seller} /> : null}
                      </>
                    ),
                  },
                ]
              : []),
            ...balances.map((balance) => ({
              term: t('support.balance-unit', { unit: balance.unit }),
              value: amountOf(balance),
            })),
            { term: t('support.sessions'), value: formatNumber(sessions.open) },
            { term: t('support.devices'), value: formatNumber(sessions.devices) },
            ...(sessions.lastUsedAt
              ? [{ term: t('support.last-used'), value: instant(sessions.lastUsedAt, 'dateTime') }]
              : []),
          ]}
        />
      </div>
    </Card>
  )
}
