export const renditionSteps: readonly number[] = [16, 32, 64, 128, 256, 512, 1024, 2048]

/** A key without its ending. */
export const stemOf = (key: string) => key.replace(/\.[a-z0-9]+$/, '')

export const renditionKey = (key: string, step: number) => `${stemOf(key)}-w${step}.webp`

/** The widths of the narrower renditions of pictures by their place, which the shop's pages name. */
export const avifWidths = { banner: [640, 800], content: [320, 640, 800], cover: [240] } as const

/** The key of a picture as AVIF, in full width or narrower. */
export const avifKey = (key: string, width?: number) => `${stemOf(key)}${width ? `-${width}` : ''}.avif`

/** Every further rendition a stored file can have. */
export const renditionKeys = (key: string) => [
  ...renditionSteps.map((step) => renditionKey(key, step)),
  ...[undefined, ...new Set(Object.values(avifWidths).flat())].map((width) => avifKey(key, width)),
]
