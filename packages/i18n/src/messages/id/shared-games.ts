import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'Game dalam pass',
  lead: 'Yang ditampilkan pustaka game Family Game PASS, dalam urutan ini.',
  new: 'Game baru',
  period: 'Terbitkan untuk waktu saat pemegang pass dapat memainkannya: dari dan sampai.',
  'from-catalogue': 'Game dari katalog',
  'from-catalogue-hint': 'Memberikan gambarnya, dan namanya bila judul belum diketik.',
  'no-catalogue': 'Tidak ada',
  'cover-hint': 'Gambar tegak paling cocok: toko memotongnya menjadi 480 × 640 piksel. Paling besar 2 MB.',
  genre: 'Aliran',
  genres:
    '{genre, select, action {Aksi} adventure {Petualangan} horror {Horor} indie {Indie} racing {Balapan} rpg {RPG} shooter {Tembak-menembak} simulation {Simulasi} sports {Olahraga} other {Strategi}}',
  'genre-missing': 'Pilih aliran',
  released: 'Tahun rilis',
  'released-wrong': 'Masukkan tahun seperti 2019',
  platforms: 'Platform',
  platform: '{platform, select, win32 {Windows 32 bit} other {Windows 64 bit}}',
  'platforms-missing': 'Pilih setidaknya satu platform',
  'act-save': 'Menyimpan game dalam pass',
}
