import type { MessageId } from '@tradepost/i18n'
import { purgeAnswersTask } from '../platform/call/idempotency.ts'
import { removeBytesTask } from './file/remove-unused-files.ts'
import { unreadTask } from './messages/unread-mails.ts'
import { orderClocks } from './order/clocks.ts'
import { jobNames as order } from './order/job-names.ts'
import { jobNames as pass } from './pass/pass-store.ts'
import { jobNames as payment } from './payment/job-names.ts'
import { jobNames as rental } from './rental/job-names.ts'

/** The name of a mail that has a subject in every language. */
type MailName = MessageId extends infer Id ? (Id extends `mail.${infer Name}Subject` ? Name : never) : never

/** A deadline after which inaction costs a user something: the mails that announce the deadline, and the reminder. */
interface Clock {
  begins: readonly MailName[]
  reminder: { task: string; mail: MailName }
}
/** A task that harms no user, and the reason. */
interface NoClock {
  because: string
}

const ofOrder = ({ begins, reminder }: (typeof orderClocks)[keyof typeof orderClocks], ...more: MailName[]): Clock => ({
  begins: [begins, ...more],
  reminder: { task: order.remind, mail: reminder.mail },
})
const none = (because: string): NoClock => ({ because })

/** Every task except those of payment providers, with its clock or the reason why it needs none. Add each new task. */
export const taskClocks: Readonly<Record<string, Clock | NoClock>> = {
  [order.autoConfirm]: ofOrder(orderClocks.receive, 'delivery', 'complaintRefused', 'restRefunded'),
  [order.refundRest]: ofOrder(orderClocks.rest),
  [order.autoRefund]: ofOrder(orderClocks.answer),
  [order.endRefusal]: ofOrder(orderClocks.dispute),
  [order.endUnitClaim]: {
    begins: ['unitClaimed'],
    reminder: { task: order.remindOfUnitClaim, mail: 'unitClaimSoon' },
  },
  [order.remindOfUnitClaim]: none('It is the mail before a clock ends.'),
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
  'beta.mail_testers': none('It is a mail.'),
  [order.expirePurchase]: none('Nothing was paid, and the page of the purchase shows the minutes left.'),
  [order.deliverOrder]: none('It runs at once.'),
  [order.refundOfBanned]: none('The buyer gets the money back, because the seller was banned.'),
  [order.refundUndelivered]: none('Only the platform is late, and the buyer gets the money back.'),
  [order.releaseReserve]: none('The seller gets the money.'),
  [order.runPayouts]: none('Sellers get their money.'),
  'payout.prepare_run': none('It runs at once.'),
  'payout.send': none('It runs at once.'),
  'payout.look_up': none('It asks a provider.'),
  'seller.look_at_identity': none('It asks a provider.'),
  'seller.erase_identity': none('It asks a provider.'),
  'payout.check_connected': none('It asks a provider.'),
  [order.closeOrder]: none('The buyer has nothing left to claim.'),
  [rental.endMaintenance]: none('The seller chose the day, and the account goes on sale again by itself.'),
  [payment.lookUpPayment]: none('It asks a provider.'),
  [payment.readCardCountry]: none('It asks a provider.'),
  [payment.refundPayment]: none('It asks a provider.'),
  [payment.answerDispute]: none('It tells a provider.'),
  [payment.remindOfDispute]: none('It is a mail to the staff.'),
  [payment.reconcile]: none('It compares our books with the provider.'),
  [purgeAnswersTask]: none('It removes expired rows.'),
  [removeBytesTask]: none('It removes files that nothing refers to.'),
  'insight.add_up_views': none('It adds up numbers.'),
  'product.import_offers': none('It runs at once.'),
  'support.end_ban': none('It lets a customer in again.'),
  'seller.end_vacation': none('The seller chose the day, and the offers go on sale again by themselves.'),
  'offer.carry_out_plan': none('The seller chose the time, and no buyer loses anything.'),
  'content.carry_out': none('An editor chose the time, and no buyer loses anything.'),
  'trust.follow_insurance': none('It runs at once, and orders keep their insurance.'),
  'vault.expire': none('The seller stated the date, and no buyer loses anything.'),
  'vault.import_units': none('It runs at once.'),
  'vault.low_stock': none('It is a mail.'),
  'declared.reserve': none('It asks a program of the seller, who delivers by hand otherwise.'),
  'declared.provide': none('It asks a program of the seller, who delivers by hand otherwise.'),
  'push.send': none('It tells what a mail tells.'),
  'webhook.send': none('It tells a program of the company.'),
  'declared.cancel': none('It tells a program of the seller.'),
}
