import type { MessageId } from '@tradepost/i18n'
import { purgeAnswersTask } from '../platform/call/idempotency.ts'
import { removeBytesTask } from './file/remove-unused-files.ts'
import { unreadTask } from './messages/tell-unread.ts'
import { orderClocks } from './order/clocks.ts'
import { jobNames as order } from './order/job-names.ts'
import { jobNames as pass } from './pass/pass-store.ts'
import { jobNames as payment } from './payment/job-names.ts'
import { jobNames as rental } from './rental/job-names.ts'

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
  reminder: { task: order.remind, mail: reminder.mail },
})
const none = (because: string): NoClock => ({ because })

/** Every task of the application, those of payment providers aside: a clock with its mails, or none. A new task takes a place here. */
export const taskClocks: Readonly<Record<string, Clock | NoClock>> = {
  [order.autoConfirm]: ofOrder(orderClocks.receive, 'delivery', 'complaintRefused'),
  [order.autoRefund]: ofOrder(orderClocks.answer),
  [order.endRefusal]: ofOrder(orderClocks.dispute),
  [rental.releaseRental]: { begins: ['delivery'], reminder: { task: rental.warnRenter, mail: 'rentalEnding' } },
  [pass.renew]: { begins: ['passActive'], reminder: { task: pass.remind, mail: 'passRenewing' } },
  [pass.expire]: {
    begins: ['passActive', 'passFailed'],
    reminder: { task: pass.remind, mail: 'passEnding' },
  },
  [order.remind]: none('It is the mail before a clock ends.'),
  [rental.warnRenter]: none('It is the mail before a clock ends.'),
  [pass.remind]: none('It is the mail before a clock ends.'),
  [unreadTask]: none('It is a mail.'),
  'alerts.tell': none('It is a mail.'),
  [order.expirePurchase]: none('Nothing is paid, and the page of the purchase counts the minutes down.'),
  [order.deliverOrder]: none('It runs at once.'),
  [order.refundUndelivered]: none('The platform waits for itself, and gives the money back.'),
  [order.closeOrder]: none('Whoever received an order has nothing left to ask for.'),
  [rental.endMaintenance]: none('Its seller chose the day, and the account comes back on sale by itself.'),
  [payment.askProvider]: none('It asks a provider.'),
  [payment.refundPayment]: none('It asks a provider.'),
  [payment.reconcile]: none('It compares books.'),
  [purgeAnswersTask]: none('It removes what has ended.'),
  [removeBytesTask]: none('It removes what nothing refers to any more.'),
  'product.import_offers': none('It runs at once.'),
}
