/** How many steps of the reserve the form has room for. */
export const mostSteps = 3
