import type { Messages } from '../../catalogue.ts'

export const events: Messages<'events'> = {
  games: 'Acara permainan',
  'games-lead':
    'Setiap permainan mempunyai satu acara pada satu masa. Acara mempunyai halaman sendiri dan disebut pada halaman pendaratan.',
  pass: 'Acara pas',
  'pass-lead': 'Acara yang boleh disertai pemegang pas: setiap satu dengan gambar, masa dan halaman.',
  new: 'Acara baharu',
  startsAt: 'Bermula',
  endsAt: 'Berakhir',
  zone: 'Semua masa di sini dalam zon {zone}.',
  'time-missing': 'Sila pilih tarikh dan masa',
  lead: 'Apa yang berlaku',
  game: 'Permainan',
  'game-hint': 'Tidak berubah selepas acara disimpan.',
  'game-needed': 'Sila pilih permainan',
  'game-hidden': 'Kedai menyembunyikan permainan ini. Paparkan dahulu sebelum menerbitkan acaranya.',
  'game-taken': 'Permainan ini sudah mempunyai acara. Buka daripada senarai.',
  again: 'Kembali selepas (hari)',
  'again-hint': 'Bilangan hari dari satu permulaan ke permulaan seterusnya. Kosong: berlangsung sekali.',
  'again-wrong': 'Sila masukkan nombor bulat 1 hingga {max}, atau biarkan kosong',
  'again-short': 'Acara berlangsung lebih lama daripada ini. Acara mesti tamat sebelum bermula semula.',
  cover: 'Gambar utama',
  'cover-missing': 'Sila pilih gambar',
}
