/** The states by which complaints are listed: the ones to decide first. */
export const complaintStates = ['open', 'accepted', 'rejected'] as const
export type ComplaintState = (typeof complaintStates)[number]
