/** The status of a page of a shop that is not open: search engines come back later. */
export const closedStatus = 503
