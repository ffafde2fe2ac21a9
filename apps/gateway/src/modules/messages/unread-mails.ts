import { minuteMs } from '@tradepost/domain/time/durations'
import { isLocale, type Locale, localisePath } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { asc, eq, gt, ne } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { conversation, message } from '../../platform/db/schema/message.ts'
import { language, tenant } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { tellSeller } from '../push/tell-seller.ts'
import { type ConversationRow, ownColumns, type Side } from './sides.ts'

/** A message unread for this long causes a mail. */
const unreadMs = 15 * minuteMs
export const unreadTask = 'messages.tell_unread'

type Reader = 'buyer' | 'seller'

/** The first text message that a side has not read. Deliveries and new conversations have their own mails. */
async function firstUnread(tx: Tx, row: ConversationRow, side: Reader, readUpTo: number) {
  const [first] = await tx
    .select({ seq: message.seq, author: message.author })
    .from(message)
    .where(
      ofTenant(
        message,
        row.tenantId,
        eq(message.conversationId, row.id),
        gt(message.seq, readUpTo),
        ne(message.author, side),
        ne(message.author, 'platform'),
        eq(message.kind, 'text'),
      ),
    )
    .orderBy(asc(message.seq))
    .limit(1)
  return first
}

/** Plans the one mail about messages that a side has not read, starting with `seq`. */
const plan = (deps: Deps, tx: Tx, { id }: ConversationRow, side: Reader, seq: number) =>
  deps.jobs.add(
    tx,
    unreadTask,
    { conversationId: id, side, seq },
    { key: `${id}:${side}:${seq}`, runAt: new Date(deps.clock.now().getTime() + unreadMs) },
  )

/** Plans the mail about a new message, for each side that had read everything before it. */
export async function planUnread(deps: Deps, tx: Tx, row: ConversationRow, author: Side, seq: number): Promise<void> {
  for (const side of ['buyer', 'seller'] as const) {
    if (side === author) continue
    if ((await firstUnread(tx, row, side, row[ownColumns[side].read]))?.seq === seq)
      await plan(deps, tx, row, side, seq)
  }
}

/** Plans the mail about the messages that are still unread after a side has read some. */
export async function planRest(
  deps: Deps,
  tx: Tx,
  row: ConversationRow,
  side: Reader,
  readUpTo: number,
): Promise<void> {
  const left = await firstUnread(tx, row, side, readUpTo)
  if (left) await plan(deps, tx, row, side, left.seq)
}

async function readersOf(tx: Tx, { tenantId, buyerId, sellerId }: ConversationRow) {
  const [buyer] = await tx
    .select({ email: appUser.email, enabled: appUser.enabled, code: language.code, nickName: appUser.nickName })
    .from(appUser)
    .leftJoin(language, eq(language.id, appUser.languageId))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, buyerId)))
  const [shop] = await tx
    .select({ nickName: seller.nickName, isOpen: appUser.enabled })
    .from(seller)
    .leftJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  const [company] = await tx.select({ name: tenant.companyName }).from(tenant).where(eq(tenant.id, tenantId))
  return {
    buyer,
    isSellerOpen: shop?.isOpen ?? false,
    names: { buyer: buyer?.nickName ?? '', seller: shop?.nickName ?? '', service: company?.name ?? '' },
  }
}

/** Tells who wrote and where to read it, but never the message itself. */
async function mailUnread(deps: Deps, tx: Tx, row: ConversationRow, side: Reader, seq: number): Promise<void> {
  if (row[ownColumns[side].read] >= seq) return
  const first = await firstUnread(tx, row, side, row[ownColumns[side].read])
  if (first?.seq !== seq || first.author === 'platform') return
  const { tenantId, id, sellerId } = row
  const { buyer, isSellerOpen, names } = await readersOf(tx, row)
  const name = names[first.author]
  const key = `unread:${id}:${side}:${seq}`
  const words = (locale: Locale) => ({
    subject: translate(locale, 'mail.unreadSubject', { name }),
    paragraphs: [translate(locale, 'mail.unreadBody', { name })],
  })
  if (side === 'seller') {
    const news = { tenantId, sellerId, topic: 'messages', key, path: `/sell/messages?id=${id}`, words } as const
    if (isSellerOpen) await tellSeller(deps, tx, { ...news, linkLabel: 'mail.unreadLink' })
    return
  }
  if (!buyer?.email || !buyer.enabled) return
  const locale: Locale = buyer.code && isLocale(buyer.code) ? buyer.code : 'en'
  const { origin } = await siteOf(tx, tenantId)
  const url = `${origin}${localisePath('/buyer/message', locale)}?id=${id}`
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to: buyer.email, locale, key, ...words(locale) },
    link: { url, label: translate(locale, 'mail.unreadLink') },
  })
}

export function handleUnread(deps: Deps): void {
  deps.jobs.handle(unreadTask, ({ tenantId, conversationId, side, seq }) =>
    inTenant(deps, tenantId, 'platform', async (tx) => {
      const [row] = await tx
        .select()
        .from(conversation)
        .where(ofTenant(conversation, tenantId, eq(conversation.id, String(conversationId))))
        .for('update')
      if (row) await mailUnread(deps, tx, row, side === 'seller' ? 'seller' : 'buyer', Number(seq))
    }),
  )
}
