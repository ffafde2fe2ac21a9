let base = 'http://localhost:4000'

/** Sets the gateway's public URL, once at its start. */
export function setMediaBase(publicUrl: string): void {
  base = publicUrl
}

/** The public URL of a key, e.g. `art/lumen/x.webp`. */
export const mediaUrl = (key: string): string => `${base}/media/${key}`
