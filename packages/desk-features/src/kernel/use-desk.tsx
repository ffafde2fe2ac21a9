import { createContext, type ReactNode, useContext } from 'react'
import type { DeskShop, FactorState, SellerRole, StaffRole } from './desk-context.ts'

export interface Desk {
  shop: DeskShop
  /** Name of the signed-in user. */
  userName: string
  /** Null for an account that belongs to no seller. */
  seller: SellerRole | null
  /** Null for an account that does not belong to the staff. */
  staff: StaffRole | null
  factor: FactorState
}

const Context = createContext<Desk | null>(null)

export const DeskProvider = ({ desk, children }: { desk: Desk; children: ReactNode }) => (
  <Context.Provider value={desk}>{children}</Context.Provider>
)

/** The shop, the user and the role of the page. */
export function useDesk(): Desk {
  const desk = useContext(Context)
  if (!desk) throw new Error('useDesk needs a DeskProvider around it')
  return desk
}

/** Returns whether the user's role, at the seller or among the staff, has a permission. */
export function useMay(side: 'seller' | 'staff' = 'seller'): (permission: string) => boolean {
  const role = useDesk()[side]
  return (permission) => role?.permissions.includes(permission) ?? false
}
