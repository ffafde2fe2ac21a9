import type { Readable } from 'node:stream'

/** A stored file and the time it was written. */
export interface StoredBytes {
  key: string
  writtenAt: Date
}

/** A file that is read without being held in memory. */
export interface OpenFile {
  bytes: number
  stream: Readable
}

/** How a browser gets a private file from the store itself. */
export interface PrivateAnswer {
  contentType: string
  fileName: string
}

/** Files by key (`<folder>/<tenant>/<uuid>` or `art/…`), on a disk or in object storage. A stored file never changes. */
export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  open(key: string): Promise<OpenFile | null>
  has(key: string): Promise<boolean>
  /** The SHA-256 of a file in hex, without reading its bytes where the store knows it; null if there is no such file. */
  digest(key: string): Promise<string | null>
  remove(key: string): Promise<void>
  /** The files directly in a folder, e.g. `upload/1`, including unfinished ones. */
  list(folder: string): AsyncIterable<StoredBytes>
  /** The keys of all finished files. */
  all(): AsyncIterable<string>
  /** The public address of a key. */
  url(key: string): string
  /** A short-lived address at which a browser reads a private file from the store; null if the gateway has to send it. */
  privateUrl(key: string, answer: PrivateAnswer): Promise<string | null>
}

/** The store did not answer, or refused. The file may exist. */
export class StoreUnavailable extends Error {
  /** The error of the store. It is no `cause`, in which a lost connection would count as one to the database. */
  readonly reason: unknown

  constructor(act: string, reason: unknown) {
    super(`the file store failed to ${act}`)
    this.name = 'StoreUnavailable'
    this.reason = reason
  }
}

const keyPattern = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_.-]*)+$/
/** The gateway makes all keys. A path that could leave the folder is refused. */
export const isMediaKey = (key: string) => key.length <= 200 && keyPattern.test(key) && !key.includes('..')

/** Throws for anything that is not a key. */
export function requireKey(key: string): string {
  if (!isMediaKey(key)) throw new Error(`not a media key: ${JSON.stringify(key)}`)
  return key
}

/** Private files are stored here; only signed addresses lead to them. */
export const privateFolder = 'private'
export const isPrivateKey = (key: string): boolean => key.startsWith(`${privateFolder}/`)

const contentTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  svg: 'image/svg+xml',
}

/** The type of a file that browsers may load, by the ending of its key. */
export const contentTypeOf = (key: string): string | undefined => contentTypes[/\.([a-z0-9]+)$/.exec(key)?.[1] ?? '']
