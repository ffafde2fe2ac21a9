import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
  title: 'Pilihanmu soal cookie',
  text: 'Kami memerlukan beberapa cookie agar toko berfungsi. Dengan persetujuanmu, kami juga mencatat dari mana kamu datang dan memuat fitur masuk serta terjemahan dari perusahaan lain.',
  accept: 'Terima semua',
  decline: 'Hanya yang perlu',
  more: 'Selengkapnya',
  cookiesTitle: 'Cookie dan pilihanmu',
  cookiesLead:
    'Apa yang kami simpan di browsermu, alasannya, dan berapa lama. Kamu bisa mengubah pilihan kapan saja di sini.',
  cookiesNeeded: 'Selalu diperlukan',
  cookiesNeededText:
    'Sesi, keranjang, bahasa, mata uang, zona waktu, nomor perangkat acak, dan grup ujimu. Dua yang terakhir hilang saat kunjunganmu selesai, kecuali kamu menyetujui lebih. Tanpa semua ini, toko tidak bisa membuatmu tetap masuk atau menampilkan harga yang benar.',
  cookiesMore: 'Hanya dengan persetujuanmu',
  cookiesMoreText:
    'Asal kunjunganmu (30 hari dan 360 jam), nomor perangkat dan grup uji selama setahun, masuk satu ketukan dari Google, dan terjemahan halaman. Semua ini tidak dimuat sebelum kamu setuju, dan tidak pernah ada di halaman checkout, masuk, atau akun.',
  cookiesNow:
    '{choice, select, all {Kamu menyetujui semuanya.} essential {Kamu hanya memilih yang diperlukan.} other {Kamu belum memilih, jadi hanya yang diperlukan yang dipakai.}}',
}
