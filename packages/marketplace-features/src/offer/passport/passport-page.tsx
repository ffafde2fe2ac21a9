import type { OfferDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Icon, type IconShape } from '@tradepost/ui-kit/icon'
import {
  BadgeCheckIcon,
  CalendarClockIcon,
  FileTextIcon,
  ShieldCheckIcon,
  UserIcon,
  WalletIcon,
} from '@tradepost/ui-kit/icons'
import { directionOf, Heading, Text } from '@tradepost/ui-kit/text'
import { useShop } from '../../kernel/index.ts'
import { paths } from '../../kernel/paths/index.ts'
import { orderedAttributes } from '../../offer-card/index.ts'
import { BackLink, PageBody } from '../../page/index.ts'
import { SellerLine } from '../../seller/index.ts'
import { OfferArt } from '../offer-art.tsx'
import { CheckList } from './check-list.tsx'
import type { loadPassport } from './load-passport.ts'
import * as css from './passport.css.ts'

type PassportPageProps = Omit<NonNullable<Awaited<ReturnType<typeof loadPassport>>>, 'meta'>

interface Stamp {
  name: string
  when: string
  icon: IconShape
}

/** Facts about the offer and its seller that somebody signed or the shop computes, each with its date. */
function useStamps(offer: OfferDetail, checkedAt: string): Stamp[] {
  const t = useT()
  const { instant } = useFormat()
  const { tenant } = useShop()
  const since = (at: string) => t('passport.since', { date: instant(at, 'date') })
  const { sellerInfo, guarantee } = offer
  const marks = [
    ['passport.identity', sellerInfo?.ekycSince, UserIcon],
    ['passport.deposit', sellerInfo?.depositSince, WalletIcon],
    ['passport.indemnity', sellerInfo?.indemnitySince, FileTextIcon],
  ] as const
  return [
    {
      name: t('passport.checked', { shop: tenant.displayName }),
      when: t('passport.on', { date: instant(checkedAt, 'date') }),
      icon: BadgeCheckIcon,
    },
    { name: t('passport.listed'), when: since(offer.listedAt), icon: CalendarClockIcon },
    ...(offer.insured && guarantee
      ? [
          {
            name: t('passport.insured', { days: guarantee.insuranceDays }),
            when: t('passport.insuredFrom'),
            icon: ShieldCheckIcon,
          },
        ]
      : []),
    ...marks.flatMap(([id, at, icon]) => (at ? [{ name: t(id), when: since(at), icon }] : [])),
  ]
}

/** What is known of a checked account, on one page that can be printed and shared. */
export function PassportPage({ offer, report, address, now }: PassportPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const stamps = useStamps(offer, report.checkedAt)
  return (
    <PageBody>
      <div className={css.page}>
        <div className={css.onScreen}>
          <BackLink to={paths.item(offer.id) ?? ''}>{t('passport.back')}</BackLink>
        </div>
        <div className={css.head}>
          <Heading level={1}>{t('passport.title')}</Heading>
          <Text tone="muted">{t('passport.lead')}</Text>
        </div>
        <OfferArt offer={offer} />
        <Heading level={2} size="lg">
          <bdi dir={directionOf(offer.title)} lang={offer.textLanguage}>
            {offer.title}
          </bdi>
        </Heading>
        <section aria-labelledby="stamps" className={css.section}>
          <Heading level={2} size="md" id="stamps">
            {t('passport.stamps')}
          </Heading>
          <ul className={css.stamps}>
            {stamps.map(({ name, when, icon }) => (
              <li key={name} className={css.stamp}>
                <Icon shape={icon} size={24} />
                <span className={css.stampName}>{name}</span>
                <span className={css.stampWhen}>{when}</span>
              </li>
            ))}
          </ul>
        </section>
        <Card>
          <CheckList checks={report.checks} />
        </Card>
        <section aria-labelledby="account" className={css.section}>
          <Heading level={2} size="md" id="account">
            {t('passport.account')}
          </Heading>
          <Card>
            <DescriptionList
              layout="columns"
              items={orderedAttributes(offer.attributes).map(({ name, value }) => ({ term: name, value }))}
            />
          </Card>
        </section>
        <SellerLine seller={offer.seller} />
        <div className={css.foot}>
          <Text size={14} tone="muted">
            <time dateTime={now}>{t('passport.asOf', { date: instant(now) })}</time>
          </Text>
          <Text size={14} tone="muted">
            {t('passport.genuine', { address })}
          </Text>
        </div>
        <div className={css.actions}>
          <Button type="button" variant="secondary" onClick={() => window.print()}>
            {t('passport.print')}
          </Button>
        </div>
      </div>
    </PageBody>
  )
}
