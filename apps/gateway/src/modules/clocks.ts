import type { MessageId } from '@tradepost/i18n'
import { removeBytesTask } from './file/remove-unused-files.ts'
import { unreadTask } from './messages/tell-unread.ts'
import { jobNames as afterSales } from './order/after-sales-job-names.ts'
import { orderClocks } from './order/clocks.ts'
import { jobNames as finance } from './order/job-names.ts'
import { jobNames as membership } from './pass/pass-store.ts'

/** A mail by its name, which has words in every language. */
type MailName = MessageId extends infer Id ? (Id extends `mail.${infer Name}Subject` ? Name : never) : never

/** A time that ends against whoever stays silent: the mails that start it, and the task and the mail before it ends. */
interface Clock {
  begins: readonly MailName[]
  reminder: { task: string; mail: MailName }
}
/** What runs later and takes nothing from anybody who stays silent, and why. */
interface NoClock {
  because: string
}

const ofOrder = ({ begins, reminder }: (typeof orderClocks)[keyof typeof orderClocks], ...more: MailName[]): Clock => ({
  begins: [begins, ...more],
  reminder: { task: finance.remind, mail: reminder.mail },
})
const none = (because: string): NoClock => ({ because })

/** Every task of the application, those of payment providers aside: a clock with its mails, or none. A new task takes a place here. */
export const taskClocks: Readonly<Record<string, Clock | NoClock>> = {
  [finance.autoConfirm]: ofOrder(orderClocks.receive, 'delivery', 'complaintRefused'),
  [afterSales.autoRefund]: ofOrder(orderClocks.answer),
  [afterSales.endRefusal]: ofOrder(orderClocks.dispute),
  [finance.releaseRental]: { begins: ['delivery'], reminder: { task: finance.warnRenter, mail: 'rentalEnding' } },
  [membership.renew]: { begins: ['passActive'], reminder: { task: membership.remind, mail: 'passRenewing' } },
  [membership.expire]: {
    begins: ['passActive', 'passFailed'],
    reminder: { task: membership.remind, mail: 'passEnding' },
  },
  [finance.remind]: none('It is the mail before a clock ends.'),
  [finance.warnRenter]: none('It is the mail before a clock ends.'),
  [membership.remind]: none('It is the mail before a clock ends.'),
  [unreadTask]: none('It is a mail.'),
  'alerts.tell': none('It is a mail.'),
  [finance.expirePurchase]: none('Nothing is paid, and the page of the purchase counts the minutes down.'),
  [finance.deliverOrder]: none('It runs at once.'),
  [finance.refundUndelivered]: none('The platform waits for itself, and gives the money back.'),
  [finance.closeOrder]: none('Whoever received an order has nothing left to ask for.'),
  [finance.endMaintenance]: none('Its seller chose the day, and the account comes back on sale by itself.'),
  [finance.askProvider]: none('It asks a provider.'),
  [finance.refundPayment]: none('It asks a provider.'),
  [finance.reconcile]: none('It compares books.'),
  [finance.purgeAnswers]: none('It removes what has ended.'),
  [removeBytesTask]: none('It removes what nothing refers to any more.'),
  'product.import_offers': none('It runs at once.'),
}
