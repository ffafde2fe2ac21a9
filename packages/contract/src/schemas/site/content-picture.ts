import { Type } from 'typebox'
import { Nullable, Uuid } from '../common.ts'

/** The picture of an article, a notice or an event, 1280 × 400 pixels, with narrower renditions. */
export const ContentPicture = Type.Object({
  url: Type.String(),
  /** What the picture shows, for people who do not see it; empty if it only decorates. */
  alt: Type.String(),
})
/** For editors: empty if its file was taken down, null without a picture. */
export const pictureUrl = Nullable(Type.String())
/** An upload, from which the picture is drawn; null for no picture. Absent, the picture of the seen version stays. */
export const PictureFile = Type.Optional(Nullable(Uuid))
