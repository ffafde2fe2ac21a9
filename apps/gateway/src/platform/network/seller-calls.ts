import type { Deps } from '../deps.ts'
import { createPin, createSafeFetch } from './safe-fetch.ts'

/** A program of a seller has this long to answer. */
const answerMs = 8000
/** Enough for the largest order of accounts with long notes. */
const mostBytes = 4 * 1024 * 1024

/** The calls to endpoints of sellers, which never reach our own network. */
export const createSellerCalls = (privateHosts: readonly string[], timeoutMs = answerMs): Deps['sellerCalls'] => ({
  send: createSafeFetch({ privateHosts, timeoutMs, maxBytes: mostBytes }),
  check: createPin({ privateHosts }),
})
