import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import {
  hasEndingOf,
  type UnitFileType,
  unitFileEndings,
  unitFileLimits,
  unitFileTypes,
} from '@tradepost/domain/offer/unit-files'
import { fileTypeFromBuffer } from 'file-type'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { holdsScannerTrial } from '../file/accepted-upload.ts'
import type { NewUnit } from './unit-store.ts'

/** Tells from its bytes alone what a file is; null for a type that is not sold. */
async function typeOf(bytes: Buffer): Promise<UnitFileType | null> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return unitFileTypes.find((type) => type === found.mime && type !== 'text/plain') ?? null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: A text has no others than tab and line ends.
  const isText = isUtf8(bytes) && !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(bytes.toString())
  return isText ? 'text/plain' : null
}

/** The name that the buyer's copy gets: without what nobody sees, at most so long, with the ending of the type. */
function nameOf(given: string, type: UnitFileType): string | null {
  const name = cleanTitle(given.replaceAll(/[/\\]/g, ' ')).trim()
  if (!hasEndingOf(type, name)) return null
  const dot = name.lastIndexOf('.')
  const stem = [...name.slice(0, dot)].slice(0, unitFileLimits.name - unitFileEndings[type][0].length - 2).join('')
  return stem ? `${stem}${name.slice(dot)}` : null
}

/** Checks a file that is to be a unit by its bytes and its name. The bytes stay exactly as they are. */
export async function acceptUnitFile(
  { bytes, filename }: { bytes: Buffer; filename: string },
  expiresAt: Date | null,
): Promise<NewUnit> {
  if (bytes.length > unitFileLimits.bytes) throw new Failure('upload_limit', { field: 'file' })
  const type = bytes.length > 0 && !holdsScannerTrial(bytes) ? await typeOf(bytes) : null
  const file = type && nameOf(filename, type)
  if (!file) throw new Failure('upload_format', { field: 'file' })
  return { content: { file, digest: hash('sha256', bytes) }, bytes, expiresAt, remark: null }
}
