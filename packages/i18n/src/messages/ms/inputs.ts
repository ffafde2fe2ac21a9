import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'Untuk penghantaran',
  playerId: 'ID pemain',
  zoneId: 'ID zon',
  character: 'Nama watak',
  username: 'Nama pengguna dalam permainan',
  server: 'Pelayan',
  platform: 'Platform',
  playerIdHelp: 'Anda menemuinya dalam profil anda di dalam permainan.',
  noPasswordHelp: 'Kata laluan anda tidak sekali-kali diperlukan di sini.',
  optional: '{label} (pilihan)',
  choose: 'Sila pilih',
  missing: 'Sila isi: tanpanya tiada apa-apa dapat dihantar.',
  digits: 'Digit sahaja ({range})',
  lettersDigits: 'Huruf A–Z dan digit sahaja, tanpa ruang ({range})',
  name: 'Huruf, digit, ruang dan . _ - # sahaja ({range} aksara)',
  choice: 'Sila pilih daripada senarai.',
  correctUntil: 'Anda boleh membetulkannya sehingga penjual menyerahkan unit pertama.',
  save: 'Simpan pembetulan',
  saved: 'Telah dibetulkan. Penjual melihatnya dalam pesanan.',
  corrected: 'Butiran penghantaran dibetulkan:',
}
