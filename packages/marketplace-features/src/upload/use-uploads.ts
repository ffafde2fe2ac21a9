import { useHref } from '@remix-run/react'
import { type CallInput, calls } from '@tradepost/contract'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sendFile } from './send-file.ts'

type Query = CallInput<typeof calls.file.uploadFile>['query']
interface Progress {
  /** Progress of each file from 0 to 1; absent while nothing is uploading. */
  shares?: number[]
  ids: string[]
  /** The error code of a refused file. */
  refused?: string
}
const nothing: Progress = { ids: [] }

/** Uploads the files one by one before the form is sent. If an upload gets no response, the form sends the files. */
export function useUploads({ catalogue, scene }: Query) {
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState(nothing)
  const settled = useRef(false)
  const to = useHref(`/api${calls.file.uploadFile.path}`)
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const unmounted = new AbortController()
    let isUploading = false

    async function store(files: readonly File[]): Promise<Progress | null> {
      const shares = files.map(() => 0)
      const ids: string[] = []
      for (const [index, one] of files.entries()) {
        const show = (share: number) => {
          shares[index] = share
          setProgress({ ids: [], shares: [...shares] })
        }
        show(0)
        const query = { catalogue, ...(scene && { scene }) }
        const sent = await sendFile(one, { to, query, signal: unmounted.signal, onShare: show })
        if (sent && 'code' in sent && sent.code.startsWith('upload_')) return { ids: [], refused: sent.code }
        if (!sent || 'code' in sent) return null
        ids.push(sent.id)
        show(1)
      }
      return { ids }
    }
    async function sendFirst(event: SubmitEvent) {
      const files = [...(input.current?.files ?? [])]
      if (settled.current || (files.length === 0 && !isUploading)) return
      event.preventDefault()
      event.stopPropagation()
      if (isUploading) return
      isUploading = true
      const stored = await store(files)
      isUploading = false
      if (unmounted.signal.aborted) return
      settled.current = !stored?.refused
      // Render the hidden fields with the file ids before the form is submitted again.
      flushSync(() => setProgress(stored ?? nothing))
      if (settled.current) form?.requestSubmit(event.submitter)
    }
    form.addEventListener('submit', sendFirst)
    return () => {
      unmounted.abort()
      form.removeEventListener('submit', sendFirst)
    }
  }, [to, catalogue, scene])

  const forget = () => {
    settled.current = false
    setProgress(nothing)
  }
  return { input, progress, forget }
}
