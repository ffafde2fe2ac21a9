/**
 * Why a part of a price went back. `agreed`: accepted by the buyer or decided by staff. `unit`: a delivered unit did not
 * work. `undelivered`: the seller gave back what it could not deliver. `overdue`: the time to deliver it was over.
 * `given`: the seller gave it of its own accord, or as the answer to a request.
 */
export const partReasons = ['agreed', 'unit', 'undelivered', 'overdue', 'given'] as const
export type PartReason = (typeof partReasons)[number]

/** Most parts of the price of one order that its seller may give back. */
export const mostGivenParts = 20

/**
 * How a request for a refund ended. `automatic`: the seller let the time pass. `part`: the seller gave a part of the price
 * back at once, and the order goes on.
 */
export const refundAnswers = ['accepted', 'refused', 'automatic', 'part'] as const
export type RefundAnswer = (typeof refundAnswers)[number]
