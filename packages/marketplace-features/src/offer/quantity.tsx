import { createContext, type ReactNode, useContext, useState } from 'react'

const Quantity = createContext<readonly [quantity: number, setQuantity: (quantity: number) => void]>([1, () => {}])

/** Shares one quantity between the buy box and the buy bar, without rendering the rest of the page when it changes. */
export function QuantityProvider({ initial, children }: { initial: number; children: ReactNode }) {
  return <Quantity.Provider value={useState(initial)}>{children}</Quantity.Provider>
}

/** The chosen quantity of the page's offer, and a function that changes it. */
export const useQuantity = () => useContext(Quantity)
