import { clientPlatforms, releaseYears, sharedGameGenres } from '@tradepost/domain/content/shared-games'
import { languages } from '@tradepost/domain/language/languages'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'
import { Language, outdated, Written } from './written.ts'

const Platforms = Type.Array(OneOf(clientPlatforms), { minItems: 1, maxItems: clientPlatforms.length })
/** A game of the Family Game PASS. Its publication and withdrawal are the period in which holders can play it. */
export const SharedGameContent = Type.Object({
  kind: Type.Literal('shared-game'),
  position: Type.Integer(),
  genre: Type.String(),
  /** The year in which the game came out. */
  released: Type.Integer(),
  platforms: Platforms,
  coverUrl: Type.String(),
  texts: Type.Record(Type.String(), Type.Object({ title: Type.String() })),
  outdated,
})
export const SharedGameInput = Strict({
  /** The version that the editor saw; 0 for a new game. */
  version: Type.Integer({ minimum: 0, maximum: contentLimits.versions, examples: [1] }),
  /** Null for a new game. */
  item: Nullable(Id),
  position: Type.Integer({ minimum: 0, maximum: contentLimits.position }),
  genre: OneOf(sharedGameGenres),
  released: Type.Integer({ minimum: releaseYears.min, maximum: releaseYears.max, examples: [2019] }),
  platforms: Platforms,
  /** An upload, from which the cover is drawn. Without it and `brandId`, the cover of the version that the editor saw stays. */
  fileId: Nullable(Uuid),
  /** A game of the catalogue whose cover becomes that of the shared game, unless `fileId` names another picture. */
  brandId: Nullable(Id),
  /** Languages that are left out are written no longer; those that the shop does not offer stay as they are. */
  texts: Written(Strict({ title: Text(contentLimits.sharedGameTitle) })),
  /** Languages whose words somebody has compared with the original and found right. */
  confirmed: Type.Array(Language, { maxItems: languages.length }),
})
