import { type Call, calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import type { Principal } from '../platform/call/call-context.ts'
import type { Amr } from '../platform/db/schema/account/session.ts'
import { Failure } from '../platform/failure/failure.ts'

/** What a session says about itself and about the account it is of. */
export interface SessionFacts extends Omit<Principal, 'proxiedBy'> {
  amr: Amr
  clientId: string
}

/**
 * What only the person may do, whoever acts for them: prove who they are, change who gets in, take their data, see what
 * was delivered, give their money or a right away, speak in public.
 */
const inPerson: ReadonlySet<Call> = new Set<Call>([
  calls.signIn.stepUp,
  calls.account.changePassword,
  calls.account.bindEmail,
  calls.account.unbindEmail,
  calls.signIn.linkIdentity,
  calls.signIn.unlinkIdentity,
  calls.account.exportUser,
  calls.account.deleteUser,
  calls.signIn.issueHandoff,
  calls.order.revealDelivery,
  calls.wallet.topUp,
  calls.payment.payWithWallet,
  calls.order.confirmOrder,
  calls.order.tickHandover,
  calls.pass.setAutoRenew,
  calls.review.writeReview,
  calls.pass.passDeviceLogin,
])

/**
 * Who acts in a session. A client that acts for a person acts for a buyer, whatever else the person is; and nobody sells or
 * decides on the word of a third party: that takes a person who has proved who they are.
 */
export function principalFrom({ amr, clientId, ...session }: SessionFacts): Principal {
  const proxiedBy = amr === 'proxy' ? clientId : null
  const isVouchedFor = proxiedBy !== null || session.unproven
  return {
    ...session,
    proxiedBy,
    ...(isVouchedFor ? { userType: session.userType & userType.buyer, sellerId: null } : {}),
  }
}

/** Refuses a call to whoever it is not for. */
export function requireMay(call: Call, user: Principal): void {
  const fits =
    call.auth === 'seller'
      ? user.sellerId !== null
      : (user.userType & (call.auth === 'service' ? userType.employee : userType.buyer)) !== 0
  if (!fits) throw new Failure('forbidden')
  if (user.proxiedBy !== null && inPerson.has(call))
    throw new Failure(call.errors.includes('step_up_required') ? 'step_up_required' : 'forbidden')
}
