import { type Call, calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import type { Principal } from '../platform/call/call-context.ts'
import type { Amr } from '../platform/db/schema/account/session.ts'
import { Failure } from '../platform/failure/failure.ts'

/** Facts of a session and its account. */
export interface SessionFacts extends Omit<Principal, 'proxiedBy' | 'key' | 'role' | 'permissions'> {
  amr: Amr
  clientId: string
}

/**
 * Calls that a client acting for a person must not make: signing in again, changing how one signs in, exporting or
 * deleting data, revealing deliveries, spending money, giving up rights, writing in public.
 */
const inPerson: ReadonlySet<Call> = new Set<Call>([
  calls.signIn.stepUp,
  calls.factor.enrolFactor,
  calls.factor.confirmFactor,
  calls.factor.proveFactor,
  calls.factor.renewRecoveryCodes,
  calls.factor.removeFactor,
  calls.factor.enrolPasskey,
  calls.factor.confirmPasskey,
  calls.factor.challengePasskey,
  calls.factor.provePasskey,
  calls.factor.renamePasskey,
  calls.factor.removePasskey,
  calls.account.changePassword,
  calls.account.bindEmail,
  calls.account.unbindEmail,
  calls.signIn.linkIdentity,
  calls.signIn.unlinkIdentity,
  calls.account.exportUser,
  calls.account.deleteUser,
  calls.signIn.issueHandoff,
  calls.order.revealDelivery,
  calls.order.deliveredFile,
  calls.wallet.topUp,
  calls.application.submitApplication,
  calls.application.startIdentityCheck,
  calls.application.withdrawApplication,
  calls.application.payDeposit,
  calls.payment.payWithWallet,
  calls.order.confirmOrder,
  calls.order.tickHandover,
  calls.pass.setAutoRenew,
  calls.review.writeReview,
  calls.pass.passDeviceLogin,
  calls.role.acceptInvitation,
])

/**
 * The principal of a session. A client that acts for a person, and a person whom only a third party vouches for, have
 * the rights of a buyer only, even if the account is a seller's or a staff member's.
 */
export function principalFrom({ amr, clientId, ...session }: SessionFacts): Principal {
  const proxiedBy = amr === 'proxy' ? clientId : null
  const isVouchedFor = proxiedBy !== null || session.unproven
  return {
    ...session,
    proxiedBy,
    key: null,
    role: null,
    permissions: new Set(),
    ...(isVouchedFor ? { userType: session.userType & userType.buyer, sellerId: null } : {}),
  }
}

const kindOf = { staff: userType.employee, seller: userType.seller, buyer: userType.buyer } as const

/** Refuses a caller of another kind than the call's, and a client that acts for a person where it may not. */
export function requireMay(call: Call, user: Principal): void {
  const kind = call.auth === 'staff' || call.auth === 'seller' ? kindOf[call.auth] : kindOf.buyer
  if ((user.userType & kind) === 0) throw new Failure('forbidden')
  if (user.proxiedBy !== null && inPerson.has(call))
    throw new Failure(call.errors.includes('step_up_required') ? 'step_up_required' : 'forbidden')
}
