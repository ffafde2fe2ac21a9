import type { Api } from '@tradepost/api-client'
import type { CallData, calls, LoginResponse } from '@tradepost/contract'
import type { Locale, Translate } from '@tradepost/i18n'

/** The user's role at a seller, with its permissions. */
export type SellerRole = NonNullable<CallData<typeof calls.role.myRoles>['seller']>

/** The user's role among the tenant's staff, with its permissions. */
export type StaffRole = NonNullable<CallData<typeof calls.role.myRoles>['staff']>

/** The second factor of the user: its state, and what calls about money and stored goods still ask for. */
export type FactorState = Pick<CallData<typeof calls.role.myRoles>, 'factor' | 'factorAsked' | 'hasPasskey'>

/** The tenant's shop, as the desk shows it. */
export interface DeskShop {
  /** The tenant's code, as in the name of its folder. */
  code: string
  name: string
  /** Address of the shop itself. */
  origin: string
  themeColor: string
  logoUrl: string | null
  /** True if the installation can notify browsers. */
  hasPush: boolean
}

/** Everything a loader or an action may use; the desk builds it once per request. */
export interface DeskContext {
  api: Api
  locale: Locale
  t: Translate
  shop: DeskShop
  /** Null if nobody is signed in. */
  userId: string | null
  /** Null for an account that belongs to no seller. */
  seller: SellerRole | null
  /** Null for an account that does not belong to the staff. */
  staff: StaffRole | null
  factor: FactorState
  url: URL
}

/** Changes of the session, for actions. */
export interface DeskTools {
  /** By the password, or by a code that was mailed. */
  signIn(input: { email: string } & ({ password: string } | { code: string })): Promise<void>
  /** Continues with the renewed session that the gateway has issued instead of the current one. */
  renew(login: LoginResponse): Promise<void>
}
