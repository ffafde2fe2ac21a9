/** Names of the jobs about applications to sell. */
export const jobNames = {
  lookAtIdentity: 'seller.look_at_identity',
  eraseIdentity: 'seller.erase_identity',
} as const
