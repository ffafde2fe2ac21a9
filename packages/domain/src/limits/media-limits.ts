/** The bounds of what staff state about the files of the media library. */
export const mediaLimits = {
  /** Characters of the name of a file. */
  name: 200,
  title: 120,
  /** Characters of the text that stands for a picture. */
  alt: 200,
  /** Files that are added at once. */
  files: 10,
  /** Files of one page. */
  page: 24,
} as const

/** Kinds of files of the library. */
export const mediaKinds = ['picture', 'video'] as const
