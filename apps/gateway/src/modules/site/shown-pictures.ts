import type { ContentPicture } from '@tradepost/contract'
import type { Tx } from '../../platform/db/database.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pickText } from '../../platform/text/localised.ts'
import { leaveOutTaken } from '../file/taken/leave-out-taken.ts'

interface Row {
  picturePath?: string | null | undefined
  texts: Readonly<Record<string, { alt?: string }>>
}

const altOf = ({ texts }: Row, locale: string): string =>
  pickText(
    Object.fromEntries(Object.entries(texts).flatMap(([language, { alt }]) => (alt ? [[language, alt]] : []))),
    locale,
  )

/** The picture of each row as shoppers see it; null without one, and for a file that was taken down. */
export async function shownPictures(
  tx: Tx,
  tenantId: number,
  rows: readonly Row[],
  locale: string,
): Promise<(ContentPicture | null)[]> {
  const paths = rows.flatMap(({ picturePath }) => (picturePath ? [{ path: picturePath }] : []))
  const shown = new Set((await leaveOutTaken(tx, tenantId, paths)).map(({ path }) => path))
  return rows.map((row) =>
    row.picturePath && shown.has(row.picturePath) ? { url: mediaUrl(row.picturePath), alt: altOf(row, locale) } : null,
  )
}

/** The picture of one row. */
export const shownPicture = async (
  tx: Tx,
  tenantId: number,
  row: Row,
  locale: string,
): Promise<ContentPicture | null> => (await shownPictures(tx, tenantId, [row], locale))[0] ?? null
