/**
 * Name of an offer's picture in view transitions. The picture of a card and that of the page which it opens share it, so
 * that the browser moves one into the other.
 */
export const pictureName = (path: string): string => `picture${path.replace(/\W/g, '-')}`
