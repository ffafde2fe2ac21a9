/** Maximum number of files of one statement. */
export const mostEvidence = 10
