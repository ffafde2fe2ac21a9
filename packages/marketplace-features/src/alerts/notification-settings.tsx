import { Form } from '@remix-run/react'
import type { OfferAlert } from '@tradepost/contract'
import { alertKinds } from '@tradepost/contract/constants'
import { formatMoney } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useBusy, useIsolated } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { useOfferWords } from '../offer-card/index.ts'
import * as css from './alerts.css.ts'
import type { loadNotifications } from './load-alerts.ts'

type NotificationSettingsProps = Awaited<ReturnType<typeof loadNotifications>>

function AlertRow({ alert }: { alert: OfferAlert }) {
  const t = useT()
  const format = useFormat()
  const words = useOfferWords()
  const isolated = useIsolated()
  const { offer, sentAt } = alert
  const title = offer?.title ?? alert.offerId
  const limit = alert.below
    ? t('saved.alertPrice', { price: isolated(formatMoney(alert.below)) })
    : t('saved.alertRelease')
  const until = offer && alert.kind === 'release' ? words.until(offer) : undefined
  const now =
    offer?.price && alert.kind === 'price' ? t('saved.alertNow', { price: isolated(formatMoney(offer.price)) }) : until
  return (
    <li className={css.row}>
      <div className={css.rowWords}>
        <ShopLink to={paths.item(alert.offerId)} className={css.rowTitle}>
          <bdi>{title}</bdi>
        </ShopLink>
        <span className={css.rowFacts}>
          <Badge tone={sentAt ? 'neutral' : 'accent'}>{limit}</Badge>
          {now ? <span>{now}</span> : null}
          <span>
            {sentAt
              ? t('saved.alertSent', { date: format.instant(sentAt, 'date') })
              : t('saved.alertWaiting', { date: format.instant(alert.createdAt, 'date') })}
          </span>
        </span>
      </div>
      <Form method="post">
        <input type="hidden" name="alertId" value={alert.id} />
        <Button
          name="intent"
          value="cancelAlert"
          variant="secondary"
          size="sm"
          aria-label={t(sentAt ? 'saved.removeOffer' : 'saved.cancelOffer', { title })}
        >
          {t(sentAt ? 'saved.clearSent' : 'saved.cancel')}
        </Button>
      </Form>
    </li>
  )
}

/** The buyer's mail settings and alerts, both pending and sent. */
export function NotificationSettings({ settings, alerts }: NotificationSettingsProps) {
  const t = useT()
  const busy = useBusy('notifications')
  return (
    <Card>
      <section className={css.section} aria-labelledby="notifications">
        <Heading level={2} size="md" id="notifications">
          {t('saved.notifications')}
        </Heading>
        <Text size={14} tone="muted">
          {t('saved.notificationsLead')}
        </Text>
        <Form method="post" className={css.kinds} key={alertKinds.map((kind) => settings[kind]).join()}>
          {alertKinds.map((kind) => (
            <Checkbox
              key={kind}
              name={kind}
              value="1"
              label={t(`saved.kind_${kind}`)}
              defaultChecked={settings[kind]}
            />
          ))}
          <div>
            <Button name="intent" value="notifications" loading={busy}>
              {t('saved.save')}
            </Button>
          </div>
        </Form>
        <Heading level={3} size="sm">
          {t('saved.alerts')}
        </Heading>
        {alerts.length > 0 ? (
          <ul className={css.rows}>
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} />
            ))}
          </ul>
        ) : (
          <Text tone="muted">{t('saved.alertsNone')}</Text>
        )}
      </section>
    </Card>
  )
}
