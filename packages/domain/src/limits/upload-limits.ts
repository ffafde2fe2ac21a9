export const uploadLimits = {
  maxBytes: 2 * 1024 * 1024,
  imageTypes: ['image/jpeg', 'image/png', 'image/gif'],
  videoTypes: ['video/mp4'],
} as const
