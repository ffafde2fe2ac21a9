/** The states by which rental accounts are listed: those that wait for the seller first. */
export const unitStates = ['release_due', 'rented', 'free', 'maintenance'] as const
export type UnitState = (typeof unitStates)[number]
