export const renditionSteps: readonly number[] = [16, 32, 64, 128, 256, 512, 1024, 2048]

/** A key without its ending. */
export const stemOf = (key: string) => key.replace(/\.[a-z0-9]+$/, '')

export const renditionKey = (key: string, step: number) => `${stemOf(key)}-w${step}.webp`

/** Every smaller rendition a stored file can have. */
export const renditionKeys = (key: string) => renditionSteps.map((step) => renditionKey(key, step))
