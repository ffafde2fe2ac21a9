import { uploadLimits } from '../limits/upload-limits.ts'

/** Types of the files that a seller may sell as units, with the endings that their names may have. */
export const unitFileEndings = {
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'text/plain': ['txt'],
} as const satisfies Record<string, readonly string[]>
export type UnitFileType = keyof typeof unitFileEndings
export const unitFileTypes = Object.keys(unitFileEndings) as UnitFileType[]

/** Bytes of one file, characters of its name, and files that a form of the desk sends at once. */
export const unitFileLimits = { bytes: uploadLimits.maxBytes, name: 100, atOnce: 10 } as const

/** Tells whether a name ends as a file of this type may. */
export const hasEndingOf = (type: UnitFileType, name: string): boolean =>
  unitFileEndings[type].some((ending) => name.toLowerCase().endsWith(`.${ending}`))

/** A name as the extended value of a header: everything but letters, digits and a few signs as UTF-8 in percent. */
const extended = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Headers with which a browser saves a file, and neither opens nor keeps it. Old ones show the plain name. */
export const unitFileHeaders = (name: string): Record<string, string> => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${extended(name)}`,
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
})
