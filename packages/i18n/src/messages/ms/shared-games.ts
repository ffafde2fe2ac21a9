import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'Permainan dalam pas',
  lead: 'Yang dipaparkan pustaka permainan Family Game PASS, mengikut susunan ini.',
  new: 'Permainan baharu',
  period: 'Terbitkan untuk tempoh pemegang pas boleh memainkannya: dari dan hingga.',
  'from-catalogue': 'Permainan daripada katalog',
  'from-catalogue-hint': 'Memberi gambarnya, dan namanya jika tajuk belum ditaip.',
  'no-catalogue': 'Tiada satu pun',
  'cover-hint': 'Gambar menegak paling sesuai: kedai memotongnya kepada 480 × 640 piksel. Paling besar 2 MB.',
  genre: 'Jenis',
  genres:
    '{genre, select, action {Aksi} adventure {Pengembaraan} horror {Seram} indie {Indie} racing {Perlumbaan} rpg {Main peranan} shooter {Menembak} simulation {Simulasi} sports {Sukan} other {Strategi}}',
  'genre-missing': 'Sila pilih jenis',
  released: 'Tahun keluaran',
  'released-wrong': 'Sila masukkan tahun seperti 2019',
  platforms: 'Platform permainan',
  platform: '{platform, select, win32 {Windows 32 bit} other {Windows 64 bit}}',
  'platforms-missing': 'Sila pilih sekurang-kurangnya satu platform',
  'act-save': 'Menyimpan permainan dalam pas',
}
