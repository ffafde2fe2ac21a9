/** The choice of the pass in the list of categories. */
export const ofPass = 'pass'
