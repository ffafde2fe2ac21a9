/** The states by which reports are listed: the ones to decide first. */
export const reportStates = ['open', 'approved', 'rejected'] as const
export type ReportState = (typeof reportStates)[number]
