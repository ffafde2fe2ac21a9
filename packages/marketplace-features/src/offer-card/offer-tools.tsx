import type { OfferCard } from '@tradepost/contract'
import { createContext, type ReactNode, useContext } from 'react'

type Tools = (offer: OfferCard) => ReactNode

const OfferToolsContext = createContext<Tools | null>(null)

/** What cards inside carry beside their link, such as a heart; without it they carry nothing. */
export const OfferTools = OfferToolsContext.Provider

export const useOfferTools = (offer: OfferCard): ReactNode => useContext(OfferToolsContext)?.(offer) ?? null
