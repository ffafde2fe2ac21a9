import type { Messages } from '../../catalogue.ts'

export const messages: Messages<'messages'> = {
  'format-error': 'Formatfehler',
  'upload-limit-2MB': 'Die Datei darf höchstens 2 MB groß sein',
  'upload-hint':
    '{max, plural, one {Ein Bild oder Film} other {Bis zu # Bilder oder Filme}}: JPEG, PNG, GIF oder MP4, je höchstens 2 MB.',
  'upload-hint-images': '{max, plural, one {Ein Bild} other {Bis zu # Bilder}}: JPEG, PNG oder GIF, je höchstens 2 MB.',
  'upload-remove': '{file} entfernen',
}
