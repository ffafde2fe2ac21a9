/** What staff look for in the pictures of an account that its seller took, in the order of a report. */
export const verificationChecks = ['access_shown', 'assets_shown', 'email_shown', 'no_ban_shown'] as const
export type VerificationCheck = (typeof verificationChecks)[number]

export const verificationStates = ['waiting', 'passed', 'failed'] as const
export type VerificationState = (typeof verificationStates)[number]

/** Why a mark ended. */
export const verificationEnds = ['changed', 'expired', 'withdrawn'] as const
export type VerificationEnd = (typeof verificationEnds)[number]

export const mostVerificationPictures = 10
