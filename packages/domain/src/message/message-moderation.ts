/** Why a message is reported, and why staff remove one or warn who wrote it. */
export const messageReasons = [
  ...(['insult', 'personal_data', 'advertisement', 'off_platform', 'illegal', 'other'] as const),
] as const
export type MessageReason = (typeof messageReasons)[number]

/**
 * What staff do about a message. `hide`: neither side sees it any more. `restore`: both see it again. `warn`: who wrote it
 * is warned. `dismiss`: its reports are closed, and it stays.
 */
export const messageActs = ['hide', 'restore', 'warn', 'dismiss'] as const
export type MessageAct = (typeof messageActs)[number]

/** How a report of a message ended. */
export const messageOutcomes = ['hidden', 'warned', 'dismissed'] as const
export type MessageOutcome = (typeof messageOutcomes)[number]

/** Maximum number of characters that a reporter, or staff who warn, add in their own words. */
export const mostReportNote = 1000
