import type { OfferDetail } from '@tradepost/contract'

interface KeptDetail {
  /** The state of the rows that the detail was made of, see `detailState`. */
  state: string
  detail: OfferDetail
  /** The detail changes at this time although no row does; null if it does not. */
  validUntil: Date | null
}

export interface KeptDetails {
  get(key: string, now: Date): KeptDetail | undefined
  set(key: string, kept: KeptDetail): void
}

/** Enough for the offers that are read again and again; a detail has a few kilobytes. */
const most = 1000

/** The details that were made last. Whoever uses one must first compare its state with the database's. */
export function createKeptDetails(): KeptDetails {
  const details = new Map<string, KeptDetail>()
  return {
    get(key, now) {
      const kept = details.get(key)
      return kept?.validUntil && kept.validUntil <= now ? undefined : kept
    },
    set(key, kept) {
      // A Map iterates in the order of insertion, so the first key is the oldest.
      details.delete(key)
      const [oldest] = details.size < most ? [] : details.keys()
      if (oldest !== undefined) details.delete(oldest)
      details.set(key, kept)
    },
  }
}
