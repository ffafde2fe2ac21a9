import { Type } from 'typebox'

const stores = ['disk', 's3'] as const
export type StoreName = (typeof stores)[number]

export interface S3Settings {
  /** The address at which the gateway reaches the store. */
  endpoint: string
  /** The address at which browsers reach it, for private files; null sends them through the gateway. */
  browserEndpoint: string | null
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface FileSettings {
  /** The store of new files, and a second one that is read too while files move. */
  stores: readonly StoreName[]
  s3: S3Settings | null
}

const address = (description: string) =>
  Type.Optional(Type.String({ pattern: '^https?://[^\\s/]+/?$', description: `must be ${description}` }))

export const fileVariables = {
  FILES_STORE: Type.Array(Type.Union(stores.map((name) => Type.Literal(name))), {
    default: ['disk'],
    minItems: 1,
    uniqueItems: true,
    description: 'must be disk or s3, or both with a comma between them: the first is written, both are read',
  }),
  S3_ENDPOINT: address('the http(s) address of the store, without a path'),
  S3_BROWSER_ENDPOINT: address('the http(s) address of the store for browsers, without a path'),
  S3_REGION: Type.String({
    default: 'us-east-1',
    pattern: '^[a-z0-9-]+$',
    description: 'must be the name of a region',
  }),
  S3_BUCKET: Type.Optional(
    Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$', description: 'must be the name of a bucket' }),
  ),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ minLength: 1, description: 'must be the id of a key' })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ minLength: 8, description: 'must be the secret of the key' })),
}

interface FileValues {
  FILES_STORE: StoreName[]
  S3_ENDPOINT?: string
  S3_BROWSER_ENDPOINT?: string
  S3_REGION: string
  S3_BUCKET?: string
  S3_ACCESS_KEY_ID?: string
  S3_SECRET_ACCESS_KEY?: string
}

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Problems of the variables together. */
export function fileProblems(raw: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(raw.FILES_STORE) || !raw.FILES_STORE.includes('s3')) return []
  const missing = needed.filter((name) => raw[name] === undefined)
  return missing.length > 0 ? [`FILES_STORE=s3 needs ${missing.join(', ')}.`] : []
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

export function fileSettings(values: FileValues): FileSettings {
  const { S3_ENDPOINT, S3_BROWSER_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  const hasBucket = values.FILES_STORE.includes('s3') && S3_ENDPOINT && S3_BUCKET
  return {
    stores: values.FILES_STORE,
    s3: hasBucket
      ? {
          endpoint: withoutSlash(S3_ENDPOINT),
          browserEndpoint: S3_BROWSER_ENDPOINT ? withoutSlash(S3_BROWSER_ENDPOINT) : null,
          region: values.S3_REGION,
          bucket: S3_BUCKET,
          accessKeyId: S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
        }
      : null,
  }
}
