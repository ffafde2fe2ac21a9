export const messages = {
  'format-error': 'Format error',
  'upload-limit-2MB': 'The maximum file size cannot exceed 2MB',
  'upload-hint':
    '{max, plural, one {One picture or film} other {Up to # pictures or films}}: JPEG, PNG, GIF or MP4, at most 2 MB each.',
  'upload-hint-images':
    '{max, plural, one {One picture} other {Up to # pictures}}: JPEG, PNG or GIF, at most 2 MB each.',
  'upload-remove': 'Remove {file}',
} as const
