import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import type { ReactNode } from 'react'
import { DeskAnchor, paths, useMay } from '../../kernel/index.ts'
import * as css from '../support.css.ts'
import type { Customer } from './customer-facts.tsx'

interface Line {
  key: string
  words: ReactNode
  note: ReactNode
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly Line[] }) {
  return lines.length > 0 ? (
    <Card as="section" aria-labelledby={id}>
      <div className={css.part}>
        <h2 id={id}>{title}</h2>
        <ul className={css.list}>
          {lines.map(({ key, words, note }) => (
            <li key={key}>
              {words}
              <div className={css.muted}>{note}</div>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  ) : null
}

/** The cases, reports and coupons of a customer, and what concerned the security of the account. */
export function CustomerHistory({ customer: { cases, reports, coupons, consents, events } }: { customer: Customer }) {
  const t = useT()
  const { instant, money } = useFormat()
  const maySeeCases = useMay('staff')('case.view')
  return (
    <>
      <Lines
        id="cases"
        title={t('support.cases')}
        lines={cases.map(({ orderId, kind, since, outcome }) => ({
          key: `${kind} ${orderId}`,
          words: (
            <TextLink as={DeskAnchor} href={maySeeCases ? paths.case(orderId) : paths.staffOrder(orderId)}>
              {t('cases.kind', { kind })} <bdi>{orderId}</bdi>
            </TextLink>
          ),
          note: `${outcome ? t('cases.outcome', { outcome }) : t('support.waits')} · ${instant(since, 'dateTime')}`,
        }))}
      />
      <Lines
        id="reports"
        title={t('support.reports')}
        lines={reports.map(({ id, sellerName, reason, state, at }) => ({
          key: id,
          words: (
            <>
              {t('report.reasons', { reason })}: <bdi>{sellerName}</bdi>
            </>
          ),
          note: `${t('report.state', { state })} · ${instant(at, 'dateTime')}`,
        }))}
      />
      <Lines
        id="coupons"
        title={t('support.coupons')}
        lines={coupons.map(({ id, name, percentOff, amountOff, state, expiresAt }) => ({
          key: id,
          words: (
            <>
              <bdi>{name}</bdi> <bdi>{amountOff ? money(amountOff) : `${percentOff ?? 0} %`}</bdi>
            </>
          ),
          note: `${t('support.coupon-state', { state })} · ${t('support.until-label')}: ${instant(expiresAt, 'date')}`,
        }))}
      />
      <Lines
        id="consents"
        title={t('support.consents')}
        lines={consents.map(({ version, at, occasion, purchaseId }) => ({
          key: `${version} ${purchaseId ?? occasion}`,
          words: `${t('support.consent-version', { n: String(version) })}, ${t('support.consent-at', { occasion })}`,
          note: instant(at, 'dateTime'),
        }))}
      />
      <Lines
        id="events"
        title={t('support.events')}
        lines={events.map(({ kind, at }, index) => ({
          key: `${at} ${index}`,
          words: t('support.event', { kind }),
          note: instant(at, 'dateTime'),
        }))}
      />
    </>
  )
}
