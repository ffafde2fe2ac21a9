import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'Untuk pengiriman',
  playerId: 'ID pemain',
  zoneId: 'ID zona',
  character: 'Nama karakter',
  username: 'Nama pengguna di dalam game',
  server: 'Server',
  platform: 'Platform',
  playerIdHelp: 'Anda menemukannya di profil Anda dalam game.',
  noPasswordHelp: 'Kata sandi Anda tidak pernah diperlukan di sini.',
  optional: '{label} (opsional)',
  choose: 'Silakan pilih',
  missing: 'Harap isi: tanpa ini tidak ada yang bisa dikirim.',
  digits: 'Hanya angka ({range})',
  lettersDigits: 'Hanya huruf A–Z dan angka, tanpa spasi ({range})',
  name: 'Hanya huruf, angka, spasi, dan . _ - # ({range} karakter)',
  choice: 'Silakan pilih dari daftar.',
  correctUntil: 'Anda bisa memperbaikinya sampai penjual menyerahkan barang pertama.',
  save: 'Simpan perbaikan',
  saved: 'Sudah diperbaiki. Penjual melihatnya di pesanan.',
  corrected: 'Data pengiriman diperbaiki:',
}
