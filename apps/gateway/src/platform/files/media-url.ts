let base = 'http://localhost:4000'

/** Sets the gateway's public URL, once at its start. */
export function setMediaBase(publicUrl: string): void {
  base = publicUrl
}

/** The public URL of a key, e.g. `art/lumen/x.webp`; empty for an empty key, of somebody without a picture. */
export const mediaUrl = (key: string): string => (key === '' ? '' : `${base}/media/${key}`)

/** The key of a public URL, also of one that was made while the gateway had another public URL. */
export const keyOfMediaUrl = (url: string): string => url.split('/media/').at(-1) ?? ''
