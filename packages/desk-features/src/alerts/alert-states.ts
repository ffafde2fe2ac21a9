/** The states by which alerts are listed: the ones to look into first. */
export const alertStates = ['open', 'done', 'record'] as const
export type AlertState = (typeof alertStates)[number]
