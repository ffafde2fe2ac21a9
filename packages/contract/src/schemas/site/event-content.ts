import { languages } from '@tradepost/domain/language/languages'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { Type } from 'typebox'
import { GivenInstant, Id, Instant, Nullable, Strict, Text, Uuid } from '../common.ts'
import { PictureFile, pictureUrl } from './content-picture.ts'
import { Language, outdated, Written } from './written.ts'

/** The event of a game. It is named by its game, which has one at a time. */
export const EventContent = Type.Object({
  kind: Type.Literal('event'),
  brandId: Id,
  startsAt: Instant,
  endsAt: Instant,
  /** The days between two starts of an event that comes back; null for an event that takes place once. */
  againAfterDays: Nullable(Type.Integer()),
  pictureUrl,
  texts: Type.Record(
    Type.String(),
    Type.Object({ title: Type.String(), lead: Type.String(), alt: Type.Optional(Type.String()) }),
  ),
  outdated,
})
/** An event of the Family Game PASS. Its text is restricted Markdown. */
export const PassEventContent = Type.Object({
  kind: Type.Literal('pass-event'),
  position: Type.Integer(),
  startsAt: Instant,
  endsAt: Instant,
  coverUrl: Type.String(),
  texts: Type.Record(Type.String(), Type.Object({ title: Type.String(), summary: Type.String(), text: Type.String() })),
  outdated,
})

const Version = Type.Integer({ minimum: 0, maximum: contentLimits.versions, examples: [1] })
const saved = {
  /** The version that the editor saw; 0 for a new event. */
  version: Version,
  startsAt: GivenInstant,
  endsAt: GivenInstant,
  /** Languages whose words somebody has compared with the original and found right. */
  confirmed: Type.Array(Language, { maxItems: languages.length }),
}
export const EventInput = Strict({
  ...saved,
  brandId: Id,
  againAfterDays: Nullable(Type.Integer({ minimum: 1, maximum: contentLimits.eventAgainDays, examples: [42] })),
  /** Languages that are left out are written no longer; those that the shop does not offer stay as they are. */
  fileId: PictureFile,
  texts: Written(
    Strict({
      title: Text(contentLimits.eventTitle),
      lead: Text(contentLimits.eventLead),
      /** What the picture shows, for people who do not see it. */
      alt: Type.Optional(Text(contentLimits.areaAlt)),
    }),
  ),
})
export const PassEventInput = Strict({
  ...saved,
  /** Null for a new event. */
  item: Nullable(Id),
  position: Type.Integer({ minimum: 0, maximum: contentLimits.position }),
  /** An upload, from which the cover is drawn; null keeps the cover of the version that the editor saw. */
  fileId: Nullable(Uuid),
  texts: Written(
    Strict({
      title: Text(contentLimits.articleTitle),
      summary: Text(contentLimits.articleSummary),
      text: Text(contentLimits.articleText),
    }),
  ),
})
