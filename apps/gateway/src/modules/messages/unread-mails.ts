import { minuteMs } from '@tradepost/domain/time/durations'
import { translate } from '@tradepost/i18n/server'
import { asc, eq, gt, ne } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { conversation, message } from '../../platform/db/schema/message.ts'
import type { Deps } from '../../platform/deps.ts'
import { type ConversationRow, ownColumns, type Side } from './sides.ts'
import { type Reader, tellSide } from './tell-side.ts'

/** A message unread for this long causes a mail. */
const unreadMs = 15 * minuteMs
export const unreadTask = 'messages.tell_unread'

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

/** Tells who wrote and where to read it, but never the message itself. */
async function mailUnread(deps: Deps, tx: Tx, row: ConversationRow, side: Reader, seq: number): Promise<void> {
  if (row[ownColumns[side].read] >= seq) return
  const first = await firstUnread(tx, row, side, row[ownColumns[side].read])
  if (first?.seq !== seq || first.author === 'platform') return
  const author = first.author
  await tellSide(deps, tx, row, side, {
    key: `unread:${row.id}:${side}:${seq}`,
    words: (locale, names) => ({
      subject: translate(locale, 'mail.unreadSubject', { name: names[author] }),
      paragraphs: [translate(locale, 'mail.unreadBody', { name: names[author] })],
    }),
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
