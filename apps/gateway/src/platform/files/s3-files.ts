import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Settings } from '../config/file-settings.ts'
import {
  contentTypeOf,
  type FileStore,
  isMediaKey,
  isPrivateKey,
  type OpenFile,
  type PrivateAnswer,
  requireKey,
  StoreUnavailable,
} from './file-store.ts'
import { mediaUrl } from './media-url.ts'

/** An address of a private file is valid for one to two of these steps, and is the same during a step. */
const stepMs = 60_000
const connectMs = 2000
const answerMs = 5000

const foreverPublic = 'public, max-age=31536000, immutable'
const brieflyPrivate = 'private, max-age=300'
const cacheControlOf = (key: string) => (isPrivateKey(key) || !contentTypeOf(key) ? brieflyPrivate : foreverPublic)

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** No such key. A bucket that does not exist is another error, except for questions that are answered without a body. */
const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error | undefined)?.name ?? '')

/** The module and a client of it, loaded with the first use: most installations keep their files on a disk. */
function createConnection({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) {
  async function connect() {
    const sdk = await import('@aws-sdk/client-s3')
    const options = (at: string): S3ClientConfig => ({
      endpoint: at,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Every store takes the bucket in the path; in the host it needs a certificate and a name of its own.
      forcePathStyle: true,
      maxAttempts: 3,
      // The signature covers the SHA-256 of the bytes. Not every store takes the further checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connectMs,
        requestTimeout: answerMs,
        throwOnRequestTimeout: true,
      },
    })
    return { sdk, clientAt: (at: string) => new sdk.S3Client(options(at)), client: new sdk.S3Client(options(endpoint)) }
  }
  let connection: ReturnType<typeof connect> | null = null
  return () => {
    connection ??= connect()
    return connection
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')

/** Files in a bucket of a store with the interface of S3. */
export function createS3Files(settings: S3Settings): FileStore & { check(): Promise<string | null> } {
  const { bucket: Bucket, browserEndpoint } = settings
  const connect = createConnection(settings)
  let browserClient: S3Client | null = null

  async function ask<T>(act: string, work: (client: S3Client, sdk: Sdk) => Promise<T>): Promise<T> {
    try {
      const { client, sdk } = await connect()
      return await work(client, sdk)
    } catch (error) {
      throw new StoreUnavailable(act, error)
    }
  }
  /** Like `ask`; null if the file does not exist. */
  const askFor = <T>(act: string, work: (client: S3Client, sdk: Sdk) => Promise<T>): Promise<T | null> =>
    ask(act, work).catch((error: StoreUnavailable) => {
      if (isMissing(error.reason)) return null
      throw error
    })

  const head = (key: string) =>
    isMediaKey(key)
      ? askFor('look for a file', (client, sdk) => client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })))
      : null

  async function get(key: string): Promise<Buffer | null> {
    if (!isMediaKey(key)) return null
    return askFor('read a file', async (client, sdk) => {
      const { Body, Metadata } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key }))
      const bytes = Buffer.from((await Body?.transformToByteArray()) ?? [])
      if (Metadata?.sha256 && Metadata.sha256 !== hashOf(bytes)) throw new Error(`${key} is damaged`)
      return bytes
    })
  }

  /** Objects below a prefix; with `flat`, only those without a further slash. */
  async function* objects(prefix: string, flat: boolean) {
    let token: string | undefined
    do {
      const page = await ask('list files', (client, sdk) =>
        client.send(
          new sdk.ListObjectsV2Command({
            Bucket,
            ...(prefix && { Prefix: prefix }),
            ...(flat && { Delimiter: '/' }),
            ...(token && { ContinuationToken: token }),
          }),
        ),
      )
      for (const { Key: key, LastModified: writtenAt } of page.Contents ?? [])
        if (key && writtenAt && isMediaKey(key)) yield { key, writtenAt }
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token)
  }

  return {
    url: mediaUrl,
    async put(key, bytes, contentType) {
      requireKey(key)
      await ask('write a file', (client, sdk) =>
        client.send(
          new sdk.PutObjectCommand({
            ...{ Bucket, Key: key, Body: bytes, ContentLength: bytes.length, ContentType: contentType },
            ...{ CacheControl: cacheControlOf(key), Metadata: { sha256: hashOf(bytes) } },
          }),
        ),
      )
    },
    get,
    async open(key): Promise<OpenFile | null> {
      if (!isMediaKey(key)) return null
      return askFor('read a file', async (client, sdk) => {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key }))
        if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('an answer without a body')
        return { bytes: ContentLength, stream: Body }
      })
    },
    has: async (key) => (await head(key)) !== null,
    async digest(key) {
      const facts = await head(key)
      if (!facts) return null
      if (facts.Metadata?.sha256) return facts.Metadata.sha256
      // Another program wrote this file.
      const bytes = await get(key)
      return bytes && hashOf(bytes)
    },
    async remove(key) {
      requireKey(key)
      await askFor('remove a file', (client, sdk) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })))
    },
    list: (folder) => objects(`${folder}/`, true),
    async *all() {
      for await (const { key } of objects('', false)) yield key
    },
    async privateUrl(key, { contentType, fileName }: PrivateAnswer) {
      if (!browserEndpoint) return null
      requireKey(key)
      const [{ sdk, clientAt }, { getSignedUrl }] = await Promise.all([
        connect(),
        import('@aws-sdk/s3-request-presigner'),
      ])
      browserClient ??= clientAt(browserEndpoint)
      const command = new sdk.GetObjectCommand({
        ...{ Bucket, Key: key, ResponseContentType: contentType, ResponseCacheControl: brieflyPrivate },
        ResponseContentDisposition: `inline; filename="${fileName}"`,
      })
      // The store compares with the time of the world, not with that of the database.
      const signingDate = new Date(Math.floor(Date.now() / stepMs) * stepMs)
      return getSignedUrl(browserClient, command, { signingDate, expiresIn: (2 * stepMs) / 1000 })
    },
    /** Says why the bucket cannot be used at all; null if it can, or if the store does not answer now. */
    async check() {
      try {
        await ask('open its bucket', (client, sdk) => client.send(new sdk.HeadBucketCommand({ Bucket })))
        return null
      } catch (error) {
        const { reason } = error as { reason?: { $metadata?: { httpStatusCode?: number } } }
        const status = reason?.$metadata?.httpStatusCode
        if (status === 404) return `The file store has no bucket ${Bucket} (S3_BUCKET).`
        if (status === 401 || status === 403)
          return `The file store refuses S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY for the bucket ${Bucket}.`
        return null
      }
    },
  }
}
