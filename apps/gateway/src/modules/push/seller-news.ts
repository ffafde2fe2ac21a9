import type { PushTopic } from '@tradepost/domain/push/push-topics'
import { isLocale, type Locale, type MessageId } from '@tradepost/i18n'

/** A fact that the people of a seller are told: its owner by mail, and everybody who asked for it by notification. */
export interface SellerNews {
  tenantId: number
  sellerId: string
  topic: PushTopic
  /** News with the same key are told once. */
  key: string
  /** The page of the desk that the news are about. */
  path: string
  /** The words of the mail. NOTE: the subject is shown on locked screens, so it names no secret. */
  words: (locale: Locale) => { subject: string; paragraphs: readonly string[] }
  /** The label of the link to the page in the mail; a mail without it has no link. */
  linkLabel?: MessageId
}

/** The language of a person, of an account without one English. */
export const spokenBy = (code: string | null): Locale => (code && isLocale(code) ? code : 'en')
