let base = 'http://localhost:4000'

/** Said once while the gateway starts: where browsers reach it. */
export function setMediaBase(publicUrl: string): void {
  base = publicUrl
}

/** The public address of a stored key, e.g. `art/lumen/x.webp`. */
export const mediaUrl = (key: string): string => `${base}/media/${key}`
