import { useFetcher } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useEffect, useState } from 'react'
import { paths } from '../../kernel/paths/index.ts'
import type { ActionResult } from '../../kernel/server.ts'

type Export = CallData<typeof calls.account.exportUser>
/** Result of the `export` action of the security page. */
export type ExportResult = ActionResult<{ exported: Export }>

interface Saved {
  fileName: string
  /** Object URL of the file; valid while the page is open. */
  href: string
}

function save({ fileName, href }: Saved): void {
  const link = document.createElement('a')
  Object.assign(link, { href, download: fileName })
  link.click()
}

/** Requests the export and saves the file when it arrives. `stage` is null before the first request. */
export function useExport() {
  const { state, data, submit } = useFetcher<ExportResult>()
  const [saved, setSaved] = useState<Saved | null>(null)
  const exported = data?.ok ? data.exported : null
  useEffect(() => {
    if (!exported) return
    const href = URL.createObjectURL(new Blob([exported.document], { type: 'application/json' }))
    const file = { fileName: exported.fileName, href }
    setSaved(file)
    save(file)
    return () => URL.revokeObjectURL(href)
  }, [exported])
  // In the state `loading` the fetcher has the result and only revalidates the page.
  const stage = state === 'submitting' ? 'preparing' : exported ? 'ready' : data ? 'failed' : null
  return {
    stage: stage as 'preparing' | 'ready' | 'failed' | null,
    saved,
    problem: data && !data.ok ? data.problems[0]?.message : undefined,
    requestExport: () => submit({ intent: 'export' }, { method: 'post', action: paths.security() }),
  }
}
