export const jobNames = {
  warnRenter: 'finance.warn_renter',
  releaseRental: 'finance.release_rental',
  endMaintenance: 'finance.end_maintenance',
} as const
