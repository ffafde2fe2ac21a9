/** The lists of reported messages. */
export const reportStates = ['open', 'decided'] as const
export type ReportState = (typeof reportStates)[number]
