import type { Messages } from '../../catalogue.ts'

export const events: Messages<'events'> = {
  games: 'Acara gim',
  'games-lead':
    'Setiap gim memiliki satu acara pada satu waktu. Acara punya halaman sendiri dan disebut di halaman arahan.',
  pass: 'Acara pass',
  'pass-lead': 'Yang dapat diikuti pemegang pass: masing-masing dengan gambar, waktu, dan halaman.',
  new: 'Acara baru',
  startsAt: 'Mulai',
  endsAt: 'Berakhir',
  zone: 'Semua waktu di sini dalam zona {zone}.',
  'time-missing': 'Pilih tanggal dan jam',
  lead: 'Yang terjadi',
  game: 'Gim',
  'game-hint': 'Tidak berubah setelah acara disimpan.',
  'game-needed': 'Pilih gim',
  'game-hidden': 'Toko menyembunyikan gim ini. Tampilkan dulu sebelum menerbitkan acaranya.',
  'game-taken': 'Gim ini sudah punya acara. Buka dari daftar.',
  again: 'Kembali setelah (hari)',
  'again-hint': 'Jumlah hari dari satu awal ke awal berikutnya. Kosong: berlangsung sekali.',
  'again-wrong': 'Masukkan bilangan bulat 1 sampai {max}, atau kosongkan',
  'again-short': 'Acara berlangsung lebih lama dari ini. Acara harus selesai sebelum mulai lagi.',
  cover: 'Gambar',
  'cover-missing': 'Pilih gambar',
}
