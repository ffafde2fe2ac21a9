import type { CallData, CallInput, calls, Envelope } from '@tradepost/contract'

interface Wish {
  /** Address of the upload on this site. */
  to: string
  query: CallInput<typeof calls.file.uploadFile>['query']
  signal: AbortSignal
  onShare: (share: number) => void
}
/** The id of the stored file, the code it was refused with, or null where nobody answered. */
export type Sent = { id: string } | { code: string } | null

function read(text: string): Sent {
  try {
    const { code, data } = JSON.parse(text) as Partial<Envelope<CallData<typeof calls.file.uploadFile>>>
    if (code === '0000' && data) return { id: data.id }
    return code ? { code } : null
  } catch {
    return null
  }
}

// Fetch tells nothing of how far an upload is.
/** Sends one file and tells how far it is, from 0 to 1. */
export function sendFile(one: File, { to, query, signal, onShare }: Wish): Promise<Sent> {
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.set('file', one, one.name)
  signal.addEventListener('abort', () => request.abort(), { once: true })
  return new Promise((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0))
    request.addEventListener('loadend', () => resolve(read(request.responseText)))
    request.open('POST', `${to}?${new URLSearchParams(query)}`)
    request.setRequestHeader('X-Tp', '1')
    request.setRequestHeader('Accept', 'application/json')
    request.send(body)
  })
}
