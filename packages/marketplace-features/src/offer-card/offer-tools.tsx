import { createContext, type ReactNode, useContext } from 'react'
import type { ShownOffer } from './shown-offer.ts'

type Tools = (offer: ShownOffer) => ReactNode

const OfferToolsContext = createContext<Tools | null>(null)

/** Adds tools such as a heart to the cards inside. */
export const OfferTools = OfferToolsContext.Provider

export const useOfferTools = (offer: ShownOffer): ReactNode => useContext(OfferToolsContext)?.(offer) ?? null
