/**
 * Why a part of a price went back. `agreed`: accepted by the buyer or decided by staff. `unit`: a delivered unit did not
 * work. `undelivered`: the seller gave back what it could not deliver. `overdue`: the time to deliver it was over.
 */
export const partReasons = ['agreed', 'unit', 'undelivered', 'overdue'] as const
export type PartReason = (typeof partReasons)[number]
