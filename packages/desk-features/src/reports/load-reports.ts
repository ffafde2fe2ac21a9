import { calls } from '@tradepost/contract'
import { loadFiles } from '../case-story/server.ts'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'
import { reportStates } from './report-states.ts'

/** A page of the reports in one state, oldest first, with the files that buyers sent. */
export async function loadReports({ api, url }: DeskContext) {
  const state = reportStates.find((one) => one === url.searchParams.get('state')) ?? 'open'
  const reports = await api(calls.report.reportQueue, { body: { state, pageNo: pageNoOf(url), pageSize: 25 } })
  const evidence = await loadFiles(
    { api },
    reports.list.flatMap(({ fileIds }) => fileIds),
  )
  return { state, reports, evidence }
}
