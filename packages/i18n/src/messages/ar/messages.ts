import type { Messages } from '../../catalogue.ts'

export const messages: Messages<'messages'> = {
  'format-error': 'خطأ في التنسيق',
  'upload-limit-2MB': 'لا يمكن أن يتجاوز حجم الملف 2 ميغابايت',
  'upload-hint':
    '{max, plural, zero {بلا ملفات} one {صورة أو مقطع واحد} two {حتى صورتين أو مقطعين} few {حتى # صور أو مقاطع} many {حتى # صورة أو مقطعًا} other {حتى # صورة أو مقطع}}: JPEG أو PNG أو GIF أو MP4، بحد أقصى 2 ميغابايت لكل ملف.',
  'upload-hint-images':
    '{max, plural, zero {بلا صور} one {صورة واحدة} two {حتى صورتين} few {حتى # صور} many {حتى # صورة} other {حتى # صورة}}: JPEG أو PNG أو GIF، بحد أقصى 2 ميغابايت لكل صورة.',
  'upload-remove': 'إزالة {file}',
}
