import type { CallData, CallInput, calls, Envelope } from '@tradepost/contract'

interface UploadOptions {
  /** Address of the upload call on this site. */
  to: string
  query: CallInput<typeof calls.file.uploadFile>['query']
  signal: AbortSignal
  onShare: (share: number) => void
}
/** The id of the stored file, an error code, or null if there is no readable response. */
export type UploadResult = { id: string } | { code: string } | null

function read(text: string): UploadResult {
  try {
    const { code, data } = JSON.parse(text) as Partial<Envelope<CallData<typeof calls.file.uploadFile>>>
    if (code === '0000' && data) return { id: data.id }
    return code ? { code } : null
  } catch {
    return null
  }
}

// XMLHttpRequest, because fetch does not report upload progress.
/** Uploads one file and reports its progress from 0 to 1. */
export function sendFile(one: File, { to, query, signal, onShare }: UploadOptions): Promise<UploadResult> {
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
