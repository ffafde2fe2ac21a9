import type { PushTopic } from '@tradepost/domain/push/push-topics'
import { direction, standardTag } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { pushChoice, pushDevice } from '../../platform/db/schema/account/push.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import { language, tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { topicsOfRole } from './device-store.ts'
import { type SellerNews, spokenBy } from './seller-news.ts'

export const sendTask = 'push.send'

/** What a browser shows, and the page that it opens. */
export interface Notification {
  title: string
  body: string
  path: string
  lang: string
  dir: 'ltr' | 'rtl'
}

/** One notification for one device, as its job carries it. */
export interface PlannedPush extends Notification {
  deviceId: string
  /** Null for a test, which the person asked for. */
  topic: PushTopic | null
  /** The seller whom it is about; null for a test. */
  sellerId: string | null
  key: string
  /** When it happened, as an instant of ISO 8601. */
  at: string
  /** Attempts that failed. */
  attempts: number
}

const longest = { title: 120, body: 200 }
const shortened = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}

/** Plans an attempt to send a notification. */
export const planPush = (deps: Deps, tx: Tx, push: PlannedPush, runAt: Date, round = '') =>
  deps.jobs.add(tx, sendTask, { ...push }, { key: `${push.key}:${push.deviceId}:${push.attempts}${round}`, runAt })

/** The devices of the people of a seller who want to hear of a topic, and may. */
async function listeners(tx: Tx, { tenantId, sellerId, topic }: SellerNews, serverKey: string) {
  const rows = await tx
    .select({
      ...{ deviceId: pushDevice.id, locale: pushDevice.locale, spoken: language.code },
      ...{ preset: roleMember.preset, muted: pushChoice.muted, company: tenant.companyName },
    })
    .from(roleMember)
    .innerJoin(tenant, eq(tenant.id, roleMember.tenantId))
    .innerJoin(
      appUser,
      ofTenant(appUser, roleMember.tenantId, eq(appUser.id, roleMember.userId), eq(appUser.enabled, true)),
    )
    .innerJoin(
      pushDevice,
      ofTenant(
        pushDevice,
        roleMember.tenantId,
        eq(pushDevice.userId, roleMember.userId),
        eq(pushDevice.serverKey, serverKey),
      ),
    )
    .leftJoin(language, eq(language.id, appUser.languageId))
    .leftJoin(pushChoice, ofTenant(pushChoice, roleMember.tenantId, eq(pushChoice.userId, roleMember.userId)))
    .where(ofTenant(roleMember, tenantId, eq(roleMember.side, 'seller'), eq(roleMember.sellerId, sellerId)))
  return rows.filter(({ preset, muted }) => topicsOfRole(preset).includes(topic) && !muted?.includes(topic))
}

/** Plans a notification for each device of the people of a seller who want to hear of it. */
export async function planPushes(deps: Deps, tx: Tx, news: SellerNews): Promise<void> {
  const serverKey = deps.config.push?.publicKey
  if (!serverKey) return
  const now = deps.clock.now()
  for (const { deviceId, spoken, locale: shown, company } of await listeners(tx, news, serverKey)) {
    const locale = spokenBy(spoken ?? shown)
    const about = translate(locale, 'push.topic', { topic: news.topic })
    await planPush(
      deps,
      tx,
      {
        ...{ deviceId, topic: news.topic, sellerId: news.sellerId, key: news.key, path: news.path },
        ...{ at: now.toISOString(), attempts: 0 },
        title: shortened(news.words(locale).subject, longest.title),
        body: shortened(`${company} · ${about}`, longest.body),
        ...{ lang: standardTag(locale), dir: direction(locale) },
      },
      now,
    )
  }
}
