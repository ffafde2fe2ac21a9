import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const modules = path.join(import.meta.dirname, '..')

/** Files that mail somebody else than a seller: buyers, applicants, invited people, staff, and the owner of an account. */
const toOthers = [
  'account/code/mail-code.ts',
  'account/guard/notices.ts',
  'alerts/due-alerts.ts',
  'application/application-mails.ts',
  'beta/mail-testers.ts',
  'chargeback/remind-staff.ts',
  'delivery/mail-delivery.ts',
  'job/report-failure.ts',
  'messages/tell-side.ts',
  'opening/opening-calls.ts',
  'order/order-mails.ts',
  'pass/pass-mails.ts',
  // The author of a review; a reply's writer is told as a seller.
  'review/tell-writer.ts',
  'role/invitations.ts',
  'role/tell-of-secret.ts',
  'support/ban.ts',
  'support/customer-data.ts',
  'ticket/ticket-mails.ts',
]

it('no module mails a seller on its own, and so forgets the notification', () => {
  const mailing = globSync('**/*.ts', { cwd: modules })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(path.join(modules, file), 'utf8').includes('mail.enqueue('))
  // A mail to a seller goes through `tellSeller`. Add a file that mails somebody else to the list above.
  expect(mailing.toSorted()).toEqual([...toOthers, 'push/tell-seller.ts'].toSorted())
})
