import { type Locale, localisePath } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import type { SecretItem } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { autoConfirmAt } from '../order/lifecycle.ts'
import { confirmUntil, untilText } from '../order/order-mails.ts'
import type { OrderRow } from '../order/order-view.ts'
import { purchaseFacts } from '../order/purchase-facts.ts'

const labelIds = {
  login: 'mail.deliveryLogin',
  password: 'mail.deliveryPassword',
  email: 'mail.deliveryEmail',
  code: 'mail.deliveryCode',
  note: 'mail.deliveryNote',
} as const

function line(locale: Locale, { label, value }: SecretItem): string {
  const id = labelIds[label as keyof typeof labelIds] ?? labelIds.note
  return `${translate(locale, id)}: ${value}`
}

interface DeliveryMail {
  items: SecretItem[]
  /** The number of files among the delivered units. */
  files: number
  /** The pieces delivered so far. */
  pieces: number
  /** The time until which the seller can deliver the rest; null if all is delivered. */
  restUntil: Date | null
}

/** Mails what was delivered automatically. A file is never mailed: the page of the order has it. */
export async function mailDelivery(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  { items, files, pieces, restUntil }: DeliveryMail,
): Promise<void> {
  const { tenantId } = row
  const { locale, origin } = await purchaseFacts(tx, tenantId, row.purchaseId)
  await deps.mail.enqueue(tx, {
    tenantId,
    to: row.deliveryEmail,
    locale,
    subject: translate(locale, 'mail.deliverySubject', { title: row.title }),
    paragraphs: [
      translate(locale, 'mail.deliveryIntro', { title: row.title, orderId: row.id }),
      ...(pieces < row.quantity
        ? [
            translate(locale, 'orders.partlyDelivered', { done: pieces, count: row.quantity }),
            ...(restUntil ? [translate(locale, 'mail.restUntil', { until: untilText(locale, restUntil) })] : []),
          ]
        : []),
      ...items.map((item) => line(locale, item)),
      ...(files > 0 ? [translate(locale, 'mail.deliveryFiles', { count: files })] : []),
      translate(locale, 'mail.deliveryOutro'),
      ...(pieces < row.quantity ? [] : [confirmUntil(locale, autoConfirmAt(deps))]),
    ],
    link: {
      url: `${origin}${localisePath(`/buyer/orders/${row.id}`, locale)}`,
      label: translate(locale, 'mail.deliveryLink'),
    },
    // A later part of the order is a mail of its own.
    key: row.deliveredQuantity > 0 ? `delivery:${row.id}:${pieces}` : `delivery:${row.id}`,
  })
}
