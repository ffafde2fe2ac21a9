import type { OfferCard } from '@tradepost/contract'
import { createContext, type ReactNode, useContext } from 'react'

type Tools = (offer: OfferCard) => ReactNode

const OfferToolsContext = createContext<Tools | null>(null)

/** Adds tools such as a heart to the cards inside. */
export const OfferTools = OfferToolsContext.Provider

export const useOfferTools = (offer: OfferCard): ReactNode => useContext(OfferToolsContext)?.(offer) ?? null
