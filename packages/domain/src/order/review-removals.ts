/** Why staff may take the words of a review or of its reply away. The score stays: it is the buyer's. */
export const reviewRemovals = ['insult', 'personal_data', 'advertisement', 'illegal', 'other'] as const
export type ReviewRemoval = (typeof reviewRemovals)[number]
