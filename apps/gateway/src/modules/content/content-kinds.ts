import type { ContentKind } from '@tradepost/domain/content/content-state'
import { areaRules } from './area/area-rules.ts'
import { articleRules } from './article-rules.ts'
import type { ContentRules } from './content-rules.ts'
import { eventRules } from './event/event-rules.ts'
import { passEventRules } from './event/pass-event-rules.ts'
import { legalRules } from './legal-rules.ts'
import { lookRules } from './look-rules.ts'
import { noticeRules } from './notice-rules.ts'
import { sharedGameRules } from './shared-game/shared-game-rules.ts'
import { topicRules } from './topic-rules.ts'

const kinds = {
  notice: noticeRules,
  look: lookRules,
  article: articleRules,
  topic: topicRules,
  legal: legalRules,
  area: areaRules,
  event: eventRules,
  'pass-event': passEventRules,
  'shared-game': sharedGameRules,
} as const

/** The rules of a kind. Its bodies come from its own call to save, so that they fit. */
export const rulesOf = (kind: ContentKind): ContentRules => kinds[kind] as unknown as ContentRules
