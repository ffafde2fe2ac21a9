/**
 * States of an application to sell: it waits for staff, waits for its deposit, or has ended as a seller, by a refusal or
 * by its withdrawal. The database holds the same steps.
 */
export const applicationStates = ['submitted', 'accepted', 'opened', 'refused', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** Who applies. */
export const applicantKinds = ['person', 'company'] as const
export type ApplicantKind = (typeof applicantKinds)[number]

/** The age from which a person may sell, in years. */
export const sellerAge = 18

/**
 * States of an identity check by a provider. A failed one can be repeated there and may still succeed; a verified or
 * cancelled one stays as it is.
 */
export const identityCheckStates = ['started', 'processing', 'verified', 'failed', 'cancelled'] as const
export type IdentityCheckState = (typeof identityCheckStates)[number]
