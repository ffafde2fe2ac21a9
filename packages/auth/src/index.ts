export { createRefresher, type RefresherPorts, type RefreshOutcome } from './refresher.ts'
export { fromPayload, type SealedPayload, toPayload } from './sealed-payload.ts'
export {
  conversationEnd,
  cookieMaxAge,
  inConversation,
  renewSession,
  resetConversation,
  type Session,
  type SessionState,
  sessionState,
  startSession,
  storedExpiry,
} from './session.ts'
